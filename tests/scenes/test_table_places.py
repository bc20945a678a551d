"""Where things open on the table: nothing that can be done lies under something else."""

from tests.scenes.tables import playing


def test_no_tip_covers_the_confirmation_of_a_far_walk(tmp_path):
    driver = playing(tmp_path, "start_a.crypt", turn={"boots": 4})
    driver.key("home")
    driver.settle()
    far = next(iter(driver.scene.offers.far))
    driver.hover(("room", far))
    tip = next(line for line in driver.texts if driver.frame.find(("room", far)).tip == line)
    driver.click(("room", far))
    driver.step(400)
    assert driver.scene.choice is not None
    assert tip not in driver.texts
    driver.key("escape")
    driver.step(400)
    assert tip in driver.texts
