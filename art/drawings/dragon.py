"""The dragon, modelled once and shown from several sides: it looks to the left along -x, both halves alike in z."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from art.kit.field import mix3, smooth
from art.kit.palette import Array, linear
from art.kit.relief import Layer
from art.kit.sculpt import Paint, Part, Sculpture, Solid, Wave, curve, ellipsoid, limb, rotation, swung, waved

HIDE, HIDE_DARK, THROAT_HIDE = "#8E2E22", "#6A201C", "#8A4A30"
HORN, TOOTH, CLAW = "#CDB88C", "#F0E0B8", "#4A3A34"
EYE = (-46.0, -64.0, 92.0)
HINGE, GAPE = (130.0, 110.0), -9.0  # where the jaw turns, and how far it is open


def _horn(x: Array, y: Array, z: Array) -> Array:
    """Dark at the root, pale bone further out."""
    return mix3(linear("#4A3428"), linear(HORN), smooth(90, 330, x))


def _eye(x: Array, y: Array, z: Array) -> Array:
    """A burning iris with an upright slit of black."""
    dx, dy = x - EYE[0] + 6, y - EYE[1]
    far = np.sqrt(dx * dx + dy * dy)
    iris = mix3(linear("#FFE27A") * 1.1, linear("#E8560C"), smooth(4, 32, far))
    iris = mix3(iris, linear("#5A1206"), smooth(28, 46, far))
    slit = np.abs(dx) - 7.5 * np.maximum(0, 1 - (dy / 34) ** 2)
    return mix3(linear("#060203"), iris, smooth(-1.5, 1.5, slit))


def _mouth(x: Array, y: Array, z: Array) -> Array:
    """Black in front, embers deep in the throat."""
    return mix3(linear("#140406"), linear("#FF7A1C"), smooth(-240, 110, x) ** 2)


def _ringed(solid: Solid, wave: float = 0.9) -> Solid:
    return waved(solid, lambda x, y, z: np.asarray(wave * np.sin(x * 0.28 + y * 0.1), np.float32))


def _tooth(x: float, y: float, z: float, length: float, lean: float = 0.12) -> Solid:
    """A tooth from its root; a negative length points up."""
    r = 5 + abs(length) * 0.13
    return limb((x, y, z, r), (x + length * 0.02, y + length * 0.55, z + 2, r * 0.72), (
        x + abs(length) * lean, y + length, z, 1.2))  # fmt: skip


def _upper_jaw() -> list[Part]:
    return [
        Part(ellipsoid((70, -66, 0), (170, 100, 112)), HIDE, scales=25, gloss=0.22),
        Part(limb((10, -14, 0, 98), (-180, 22, 0, 74), (-320, 46, 0, 56)), HIDE, 50, scales=15, gloss=0.22),
        Part(ellipsoid((-345, 48, 0), (62, 50, 60)), HIDE, 30, scales=11, gloss=0.22),
        Part(ellipsoid((60, 26, 92), (96, 50, 48)), HIDE, 46, scales=22, gloss=0.22),
        Part(ellipsoid((150, 76, 82), (84, 84, 56)), HIDE, 50, scales=27, gloss=0.22),
        Part(limb((-392, 72, 16, 14), (-340, 84, 49, 15), (-230, 92, 60, 15), (-110, 94, 76, 17), (60, 106, 92, 22)),
             HIDE_DARK, 30, scales=12, gloss=0.22),
        Part(ellipsoid((-368, 12, 34), (34, 24, 22), (0, 0, -14)), HIDE, 22, scales=10, gloss=0.22),
        Part(ellipsoid((-392, 12, 46), (17, 9, 16), (0, 0, -24)), "#120507", 7, carve=True),
        Part(ellipsoid((-48, -62, 132), (74, 38, 44)), "#3A1412", 16, carve=True),
        Part(ellipsoid(EYE, (52, 40, 34)), _eye, 2, gloss=1.0, glow=0.62),
        Part(limb((-118, -46, 98, 11), (-60, -30, 116, 13), (10, -38, 122, 13), (40, -56, 118, 10)), HIDE_DARK, 9,
             scales=9, gloss=0.22),
        Part(limb((-150, -54, 72, 16), (-92, -96, 100, 25), (-10, -112, 118, 29), (80, -104, 116, 26)), HIDE, 18,
             scales=20, gloss=0.22),
    ]  # fmt: skip


def _armour() -> list[Part]:
    """Horny plates on brow, nose and cheeks that grow out of the hide."""
    parts = []
    for x, y, z, r in ((-96, -112, 100, 17), (-46, -132, 112, 20), (10, -138, 116, 22), (66, -132, 112, 22)):
        parts.append(Part(limb((x - 14, y + 18, z - 6, r), (x + 40, y - 22, z + 4, 3)), "#A8845A", 9, gloss=0.25))
    for x, y, r in ((-306, 0, 13), (-246, -16, 16), (-184, -34, 19), (-120, -58, 22)):
        parts.append(Part(limb((x - 16, y + 16, 0, r), (x + 38, y - 16, 0, 3)), "#A8845A", 9, both=False, gloss=0.25))
    return parts + _frill()


def _frill() -> list[Part]:
    """Spines that stand off the cheek."""
    frill = [
        [(120, 28, 118, 30), (220, 14, 150, 20), (310, -20, 178, 3)],
        [(140, 82, 116, 28), (230, 96, 148, 18), (310, 88, 176, 3)],
        [(140, 132, 100, 24), (214, 166, 128, 15), (284, 182, 150, 3)],
    ]
    return [Part(_ringed(curve(points, 5)), _horn_of(120, 290), 20, gloss=0.25) for points in frill]


def _horn_of(root: float, tip: float) -> Paint:
    return lambda x, y, z: mix3(linear(HIDE_DARK), linear(HORN), smooth(root, tip, x))


def _horns() -> list[Part]:
    great = [(100, -120, 74, 46), (210, -230, 110, 40), (330, -290, 150, 24), (520, -270, 150, 3)]
    lesser = [(150, -86, 104, 32), (240, -130, 146, 24), (330, -150, 170, 14), (420, -110, 180, 3)]
    return [
        Part(_ringed(curve(great, 10), 1.4), _horn, 22, gloss=0.3),
        Part(_ringed(curve(lesser, 8)), _horn, 18, gloss=0.3),
    ]


def _lower_jaw() -> list[Part]:
    gums = "#3A0E10"
    return [
        Part(limb((60, 158, 0, 30), (-120, 152, 0, 30), (-262, 142, 0, 16)), "#7A2420", 6, both=False, gloss=0.5),
        Part(limb((150, 118, 78, 52), (30, 172, 78, 40), (-160, 186, 58, 32), (-310, 172, 26, 28)), HIDE_DARK, 20,
             scales=17, gloss=0.22),
        Part(ellipsoid((-318, 176, 0), (46, 30, 46)), HIDE_DARK, 24, scales=11, gloss=0.22),
        Part(limb((-350, 150, 14, 10), (-300, 150, 44, 11), (-150, 152, 74, 12), (40, 136, 98, 12)), gums, 8,
             scales=0, gloss=0.5),
        Part(limb((-360, 158, 14, 11), (-300, 160, 48, 12), (-150, 164, 80, 13), (50, 148, 106, 13)), HIDE, 9,
             scales=12, gloss=0.25),
        Part(limb((-300, 206, 0, 12), (-262, 236, 0, 2)), "#A8845A", 8, both=False),
        Part(limb((-150, 216, 30, 12), (-104, 246, 36, 2)), "#A8845A", 8),
        Part(limb((-40, 214, 46, 12), (10, 246, 56, 2)), "#A8845A", 8),
    ]  # fmt: skip


_UPPER_TEETH = (
    (-384, 84, 30, 30), (-352, 92, 46, 58), (-316, 96, 54, 34), (-280, 98, 58, 28), (-244, 100, 61, 50),
    (-206, 102, 65, 30), (-170, 102, 70, 26), (-134, 103, 75, 34), (-98, 104, 81, 24), (-62, 105, 87, 20),
    (-28, 107, 92, 16),
)  # fmt: skip
_LOWER_TEETH = (
    (-350, 156, 28, 34), (-322, 156, 42, 30), (-296, 158, 52, 44), (-258, 160, 58, 26), (-224, 160, 64, 24),
    (-188, 161, 70, 30), (-150, 161, 76, 22), (-112, 160, 82, 20), (-76, 158, 88, 16),
)  # fmt: skip


def _teeth(rows: Sequence[tuple[float, float, float, float]], down: int) -> list[Part]:
    """A row of teeth whose roots stand in the lip."""
    teeth = [_tooth(x, y - 7 * down, z - 10, down * (length + 8)) for x, y, z, length in rows]
    return [Part(tooth, TOOTH, 2, gloss=0.55) for tooth in teeth]


def _throat() -> Part:
    return Part(limb((90, 124, 0, 70), (-150, 122, 0, 58), (-290, 118, 0, 34)), _mouth, both=False, glow=0.8)


def _opened(jaw: list[Part]) -> list[Part]:
    return [replace(part, solid=swung(part.solid, HINGE, GAPE)) for part in jaw]


def head_parts() -> list[Part]:
    """The head alone, without a neck."""
    jaw = _opened([*_lower_jaw(), *_teeth(_LOWER_TEETH, -1)])
    return [_throat(), *jaw, *_upper_jaw(), *_armour(), *_horns(), *_teeth(_UPPER_TEETH, 1)]


def _neck() -> list[Part]:
    ribs = waved(
        limb((130, 120, 0, 70), (250, 170, 0, 96), (380, 290, 0, 130), (470, 470, 0, 160)),
        lambda x, y, z: np.asarray(10 * np.abs(np.sin((x * 0.7 + y) * 0.05)), np.float32),
    )
    spine = [
        Part(curve([(x - 20, y + 34, 0, r), (x + 20, y - 20, 0, r * 0.7), (x + 62, y - 62, 0, 3)], 4), _horn_of(
            x - 30, x + 60), 16, both=False, gloss=0.25)
        for x, y, r in ((290, -128, 30), (390, -130, 34), (500, -110, 38), (620, -60, 42), (740, 10, 46))
    ]  # fmt: skip
    return [
        Part(limb((120, -10, 0, 104), (280, 6, 0, 132), (460, 60, 0, 176), (640, 180, 0, 226), (820, 420, 0, 300)),
             HIDE_DARK, scales=38, both=False, gloss=0.2),
        Part(ribs, THROAT_HIDE, 26, both=False, gloss=0.2),
        *spine,
    ]  # fmt: skip


_BRIGHT = {HIDE: "#C23A28", HIDE_DARK: "#8E2420", HORN: "#F0DCA8", "#A8845A": "#E0BC84"}


def _stub() -> list[Part]:
    """A short neck that ends in a point below, for a head that stands alone."""
    neck = limb((110, 20, 0, 92), (200, 110, 0, 92), (200, 230, 0, 70), (150, 350, 0, 30), (110, 400, 0, 4))
    bib = waved(
        limb((96, 130, 0, 64), (140, 200, 0, 74), (146, 280, 0, 54), (110, 370, 0, 16)),
        lambda x, y, z: np.asarray(7 * np.abs(np.sin((x * 0.4 + y) * 0.06)), np.float32),
    )
    return [Part(neck, HIDE_DARK, both=False), Part(bib, "#D08A50", 12, both=False)]


def bust(x: float = 0, y: float = 0, size: float = 1) -> Sculpture:
    """The head as a sign, about 100 units high at size 1: from the front left, matt, without scales."""
    grown: dict[int, Wave] = {k: lambda u, v, w, k=k: np.float32(k) for k in (5, 8)}  # type: ignore[misc]
    upper = [replace(part, solid=waved(part.solid, grown[5])) for part in _teeth(_UPPER_TEETH[1:8:3], 1)]
    lower = [replace(part, solid=waved(part.solid, grown[5])) for part in _teeth(_LOWER_TEETH[:3:2], -1)]
    frill = [replace(part, solid=waved(part.solid, grown[8])) for part in _frill()[::2]]
    great = curve([(92, -104, 68, 58), (190, -230, 112, 54), (310, -300, 150, 34), (450, -270, 130, 6)], 9)
    horn = Part(_ringed(great, 2), lambda x, y, z: mix3(linear("#8A6A44"), linear("#FFF0C8"), smooth(90, 330, x)), 16)
    eye = Part(ellipsoid((EYE[0] - 2, EYE[1] + 4, EYE[2] + 10), (60, 44, 40)), _eye, 2, glow=1.0)
    brow = limb((-140, -70, 84, 18), (-60, -112, 116, 26), (70, -120, 122, 24))
    parts = [
        *_stub(),
        _throat(),
        *_opened([*_lower_jaw(), *lower]),
        *_upper_jaw(),
        *frill,
        horn,
        *upper,
        eye,
        Part(brow, HIDE, 4),
    ]
    plain = [
        replace(part, scales=0.0, gloss=min(part.gloss, 0.12), paint=_BRIGHT.get(str(part.paint), part.paint))
        for part in parts
    ]
    return Sculpture(tuple(plain), (6, 48, -16), x - 6 * size, y + 7 * size, 0.115 * size, (-900, 760), "z", step=7)


def close_up(x: float, y: float, size: float) -> Sculpture:
    """The head so near that little more than its eye, brow and horns are in the picture; its eye is at (x, y)."""
    turn = (6.0, 40.0, -12.0)
    eye_x, eye_y, _ = rotation(*turn) @ np.array(EYE)
    parts = (*_neck(), *(replace(part, scales=part.scales * 1.5) for part in head_parts()))
    return Sculpture(parts, turn, x - eye_x * size, y - eye_y * size, size, (-900, 760), "z", step=3)


def resting() -> Sculpture:
    """Neck and head above the hoard, three quarters to the viewer, for a picture 1920 units wide."""
    parts = (*_neck(), *head_parts())
    return Sculpture(parts, (6, 30, -2), 250, -60, 1.06, (-900, 760), "z", step=4)


def paw() -> Sculpture:
    """A forefoot that hangs over the gold."""
    parts = [Part(limb((330, 60, -40, 74), (190, -6, 0, 62), (70, 0, 20, 56)), HIDE_DARK, scales=26, gloss=0.2)]
    for z, dx, dy in ((-52, 14, -8), (0, 0, 4), (54, 22, 16)):
        parts.append(Part(limb((70, 0, z * 0.6, 40), (-4 + dx, -8 + dy, z, 30), (-50 + dx, 18 + dy, z * 1.2, 24)),
                          HIDE_DARK, 16, scales=17, gloss=0.2))  # fmt: skip
        claw = [(-46 + dx, 12 + dy, z * 1.2, 22), (-96 + dx, 8 + dy, z * 1.3, 17), (-112 + dx, 66 + dy, z * 1.3, 2)]
        parts.append(Part(curve(claw, 6), lambda x, y, z: mix3(linear("#D8C090"), linear(CLAW), smooth(-60, -20, x)),
                          6, gloss=0.5))  # fmt: skip
    return Sculpture(tuple(parts), (38, -20, -4), 160, 226, 1, (-300, 300), step=4, lift=300)


def wing() -> list[Layer]:
    """A folded wing behind the neck, flat and dark."""
    skin = (
        "M330 120 C 360 -120 430 -300 560 -420 C 620 -360 700 -330 800 -330 C 780 -260 800 -180 860 -110 "
        "C 800 -90 760 -40 760 60 L700 260 Z"
    )
    bones = [
        "M340 130 C 380 -110 440 -280 560 -416",
        "M562 -414 C 600 -280 660 -120 700 120",
        "M562 -414 C 660 -330 760 -230 850 -110",
        "M562 -414 C 640 -390 720 -350 800 -330",
    ]
    return [
        Layer(skin, ("#4A1A20", "#16080E"), bevel=20, relief=0.5, gloss=0.1, body=26, grain=0.3),
        Layer(bones, ("#6A2A28", "#2A1014"), bevel=9, gloss=0.2, stroke=20, shade=0.6, spread=10),
        Layer("M548 -420 C 540 -450 550 -476 566 -492 C 572 -464 580 -440 580 -418 Z", HORN, bevel=8, gloss=0.3),
    ]
