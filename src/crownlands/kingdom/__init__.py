"""The land all games share: cells, squares, where a domino fits, territories, pictures of kingdoms as text."""
