"""The display face `catacombs.ttf`: capitals and small capitals of Latin (with Spanish) and Russian, digits, marks."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import Glyph as TrueTypeGlyph

from art.kit.letters import glyphs
from art.kit.strokes import joined

FAMILY = "Catacombs"
SMALL = 0.80  # small capitals
ASCENT, DESCENT = 920, 200
_EPOCH = 3_850_000_000  # a fixed date, so that the file is the same every time

Contour = list[tuple[float, float]]

KERNING = {
    "AV": -70, "VA": -70, "AT": -60, "TA": -60, "AY": -70, "YA": -70, "LT": -60, "LV": -60, "LY": -60, "AW": -50,
    "WA": -50, "PA": -70, "FA": -60, "TO": -20, "OT": -20, "RT": -20, "RV": -25, "ГА": -70, "АТ": -60, "ТА": -60,
    "АУ": -50, "УА": -60, "РА": -70, "ГО": -30, "ТО": -20, "ЬТ": -40, "АЧ": -40, "ДУ": -20, "ГД": -40, "УД": -40,
}  # fmt: skip


def _contours(path: skia.Path) -> list[Contour]:
    found: list[Contour] = []
    walk = skia.Path.Iter(path, True)
    for verb, points in walk:
        corners = [(p.x(), p.y()) for p in points]
        if verb == skia.Path.kMove_Verb:
            found.append([corners[0]])
        elif verb == skia.Path.kLine_Verb:
            found[-1].append(corners[1])
        elif verb in (skia.Path.kQuad_Verb, skia.Path.kConic_Verb):
            weight = walk.conicWeight() if verb == skia.Path.kConic_Verb else 1.0
            (x0, y0), (x1, y1), (x2, y2) = corners[:3]
            for t in np.linspace(0, 1, 15)[1:]:
                a, b, c = (1 - t) ** 2, 2 * weight * t * (1 - t), t * t
                found[-1].append(((a * x0 + b * x1 + c * x2) / (a + b + c), (a * y0 + b * y1 + c * y2) / (a + b + c)))
    return [contour for contour in found if len(contour) > 2 and abs(_area(contour)) > 20]


def _area(contour: Contour) -> float:
    a = np.array(contour)
    return 0.5 * float((a[:, 0] * np.roll(a[:, 1], -1) - np.roll(a[:, 0], -1) * a[:, 1]).sum())


def _contains(contour: Contour, x: float, y: float) -> bool:
    odd = False
    for (x0, y0), (x1, y1) in zip(contour, [*contour[1:], contour[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def _turned(contours: list[Contour]) -> list[Contour]:
    """Outer contours clockwise, holes the other way, as TrueType wants them."""
    fixed = []
    for contour in contours:
        x = (contour[0][0] + contour[1][0]) / 2 + 1e-3
        y = (contour[0][1] + contour[1][1]) / 2 + 1e-3
        depth = sum(_contains(other, x, y) for other in contours if other is not contour)
        fixed.append(contour[::-1] if (_area(contour) > 0) == (depth % 2 == 0) else contour)
    return fixed


def _outline(path: skia.Path, scale: float = 1.0) -> TrueTypeGlyph:
    pen = TTGlyphPen(None)
    for contour in _turned(_contours(path)):
        points = [(round(x * scale), round(y * scale)) for x, y in contour]
        corners = [point for point, before in zip(points, [points[-1], *points], strict=False) if point != before]
        if len(corners) > 2:
            pen.moveTo(corners[0])
            for corner in corners[1:]:
                pen.lineTo(corner)
            pen.closePath()
    return pen.glyph()


class _Face:
    """Glyphs, widths and characters as they are added."""

    def __init__(self) -> None:
        empty = TTGlyphPen(None).glyph
        self.order = [".notdef", "space"]
        self.outlines = {".notdef": empty(), "space": empty()}
        self.widths = {".notdef": 400, "space": 270}
        self.characters = {0x20: "space", 0xA0: "space"}

    def add(self, character: str, advance: float, path: skia.Path, scale: float = 1.0) -> None:
        """One more character."""
        name = f"u{ord(character):04X}"
        self.order.append(name)
        self.outlines[name] = _outline(path, scale)
        self.widths[name] = round(advance * scale) + (14 if scale < 1 else 0)
        self.characters[ord(character)] = name


def _kerning(face: _Face) -> str:
    lines = ["feature kern {"]
    for pair, amount in KERNING.items():
        first, second = pair[0], pair[1]
        for a, b, scale in ((first, second, 1.0), (first, second.lower(), 0.8), (first.lower(), second.lower(), SMALL)):
            lines.append(f"  pos {face.characters[ord(a)]} {face.characters[ord(b)]} {round(amount * scale)};")
    return "\n".join([*lines, "} kern;"])


def build() -> FontBuilder:
    """The face, ready to be saved."""
    face = _Face()
    for character, (advance, parts) in glyphs().items():
        path = joined(parts)
        wide = advance + (20 if character.isalpha() else 30)
        face.add(character, wide, path)
        small = character.lower()
        if small != character and len(small) == 1:
            face.add(small, wide, path, SMALL)
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(face.order)
    builder.setupCharacterMap(face.characters)
    builder.setupGlyf(face.outlines)
    sides = {name: getattr(outline, "xMin", 0) for name, outline in face.outlines.items()}
    builder.setupHorizontalMetrics({name: (width, sides[name]) for name, width in face.widths.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT)
    builder.setupPost()
    builder.addOpenTypeFeatures(_kerning(face))
    builder.updateHead(created=_EPOCH, modified=_EPOCH)
    builder.font.recalcTimestamp = False
    return builder


def save(folder: Path) -> Path:
    """Write `catacombs.ttf` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "catacombs.ttf"
    build().save(path)
    return path
