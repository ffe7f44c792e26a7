"""A table to look at: as text and as a picture."""
