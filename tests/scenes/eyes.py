"""Eyes that see which pictures and words are drawn together, also on panels that are painted once and remembered.

They must be open before the program starts: `eyes = Eyes(monkeypatch)`.
"""

from game.view.frame import Frame


class Eyes:
    """Everything that was drawn since they last blinked."""

    def __init__(self, monkeypatch):
        self._pictures, self._words = [], []
        image, write = Frame.image, Frame.write

        def seen_image(frame, name, rect, *rest, **more):
            self._pictures.append((frame, name, rect))
            return image(frame, name, rect, *rest, **more)

        def seen_write(frame, text, rect, *rest, **more):
            self._words.append((frame, text, rect))
            return write(frame, text, rect, *rest, **more)

        monkeypatch.setattr(Frame, "image", seen_image)
        monkeypatch.setattr(Frame, "write", seen_write)

    def blink(self):
        """Forget everything."""
        self._pictures.clear()
        self._words.clear()

    @property
    def pictures(self):
        """The names of all pictures."""
        return {name for _, name, _ in self._pictures}

    def pictures_of(self, end):
        """The picture left of each text with such an end."""
        return {text: self._left_of(frame, rect) for frame, text, rect in self._words if text.endswith(end)}

    def _left_of(self, frame, rect):
        line = [(place.right, name) for on, name, place in self._pictures
                if on is frame and place.centerx < rect.left + 5 and abs(place.centery - rect.centery) < 9]  # fmt: skip
        return max(line)[1]
