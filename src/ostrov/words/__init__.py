"""Sentences from the codes and arguments that the rules give, in the reader's language."""

from ostrov.words.sentences import Words
from ostrov.words.tongue import LANGUAGES, language_of_environment

__all__ = ["LANGUAGES", "Words", "language_of_environment"]
