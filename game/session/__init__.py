"""A running game, without windows: `session` submits and undoes actions, `saves` and `slots` keep games on disk,
`scenario` reads positions written by hand.

Its parts are imported one by one: the menu looks into the slots before the rules and the box have to be there.
"""
