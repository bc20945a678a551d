"""The screens of the game, one over the other on a stack."""
