"""The Lost Island: draw the best map of an island that only rumours describe."""
