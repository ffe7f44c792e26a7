"""Each game as numbers: its moves as actions, its positions as observations."""
