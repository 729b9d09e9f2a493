"""Forbidden Desert: dig the four parts of a flying machine out of the sand and take off before the storm wins."""
