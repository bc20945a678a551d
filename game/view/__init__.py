"""What people see: words, layout and drawing of a game. The `wording` modules need no window."""
