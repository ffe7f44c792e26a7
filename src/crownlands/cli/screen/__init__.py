"""What is drawn in the terminal: boards, rows, score sheets, and the conversation of a game."""
