"""Complaints as they are passed on."""

from __future__ import annotations

import pickle

import pytest

from ostrov.kernel.refusals import Complaint, Impossible, Refusal


@pytest.mark.parametrize(
    "complaint", [Complaint("stale"), Impossible("record-too-long", steps=3), Refusal("not-awaited", "FI-3.1", actor=1)]
)
def test_a_complaint_is_the_same_in_another_process(complaint: Complaint) -> None:
    again = pickle.loads(pickle.dumps(complaint))
    assert type(again) is type(complaint)
    assert (again.code, again.arguments, str(again)) == (complaint.code, complaint.arguments, str(complaint))
