"""The look: sources that draw every picture, and the pictures that the game loads. Nothing here is imported by it."""
