"""The games. To add one: docs/add-a-game.md."""
