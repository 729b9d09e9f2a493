"""What every game is made of, and what it offers. The kernel knows no game."""
