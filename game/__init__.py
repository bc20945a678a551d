"""Catacombs: a deck-building heist under a dragon's nose, for friends at one screen."""
