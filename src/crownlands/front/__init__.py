"""What `import crownlands` offers beyond the other rooms: a table to play on, scores of pictures, bots, whole games."""
