"""The sub-commands of `python -m game`: work without a window."""
