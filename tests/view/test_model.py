"""What the table shows of the bag."""

from game.rules import visible
from game.rules.events import BLACK, GHOST
from game.view.model import TableModel
from tests.kit import scene


def test_the_bag_holds_everybodys_cubes_black_ones_and_ghosts():
    state = scene(players=[{"bagged": 3}, {"bagged": 0}, {"bagged": 1}], black_bag=7, ghosts_bag=2)
    model = TableModel(state.box, state, visible(state), ["Ann", "Bo", "Cy"], ["red", "blue", "green"], 0)
    assert model.bag() == {0: 3, 2: 1, BLACK: 7, GHOST: 2}
