"""The letters of the display face: for each character its advance and its strokes (700 units to the capital)."""

from __future__ import annotations

from art.kit.letters_marks import digits, marks
from art.kit.strokes import THICK, THIN, Glyph, arc, bar, curve, dot, loop, moved, stem, upright

SERIF, BEAK = 0.9, 1.6  # flares of thin strokes: at a foot, at a free arm


def _latin() -> dict[str, Glyph]:
    heads = [bar(60, 130, 677, THIN, (SERIF, 0)), bar(60, 130, 23, THIN, (SERIF, 0))]
    return {
        "A": (
            640,
            [stem(40, 0, 300, 716, THIN + 6, (0.9, 0)), stem(285, 716, 596, 0, THICK, (0, 0.42)), bar(125, 480, 225)],
        ),
        "B": (
            560,
            [
                upright(110),
                arc(110, 527, 270, 150, -90, 90),
                arc(110, 200, 345, 177, -90, 90),
                *heads,
                bar(100, 130, 372),
            ],
        ),
        "C": (640, [arc(360, 350, 285, 337, 48, 312, flare=(1.0, 0.9))]),
        "D": (
            690,
            [
                upright(110),
                arc(120, 350, 480, 327, -90, 90),
                bar(60, 140, 677, THIN, (SERIF, 0)),
                bar(60, 140, 23, THIN, (SERIF, 0)),
            ],
        ),
        "E": (
            510,
            [
                upright(110),
                bar(60, 430, 677, THIN, (SERIF, 1.5)),
                bar(110, 370, 362, THIN, (0, 1.5)),
                bar(60, 460, 23, THIN, (SERIF, 1.5)),
            ],
        ),
        "F": (480, [upright(110), bar(60, 430, 677, THIN, (SERIF, 1.5)), bar(110, 370, 350, THIN, (0, 1.5))]),
        "G": (690, [arc(360, 350, 285, 337, 50, 318, flare=(1.0, 0)), upright(572, 20, 320, THICK * 0.9, (0, 0.42))]),
        "H": (700, [upright(110), upright(590), bar(110, 590, 362)]),
        "I": (220, [upright(110)]),
        "J": (
            340,
            [
                upright(215, 60, 700, THICK, (0, 0.42)),
                curve(215, 120, 215, -40, 120, -110, 10, -90, width=THICK, end=34),
            ],
        ),
        "K": (610, [upright(110), stem(150, 330, 520, 700, THIN, (0, 1.1)), stem(205, 385, 590, -6, THICK, (0, 0.42))]),
        "L": (480, [upright(110), bar(60, 440, 23, THIN, (SERIF, 1.7))]),
        "M": (
            820,
            [
                stem(70, 0, 140, 700, THIN + 4, (0.9, 0.3)),
                stem(135, 705, 415, 40, THICK, (0.3, 0)),
                stem(415, 40, 690, 705, THIN + 4, (0, 0.2)),
                stem(690, 700, 755, 0, THICK, (0.2, 0.42)),
            ],
        ),
        "N": (
            710,
            [
                upright(110, 0, 700, THIN + 4, (0.9, 0.3)),
                stem(95, 705, 605, 0, THICK, (0.3, 0.1)),
                upright(602, 0, 700, THIN + 4, (0.1, 0.9)),
            ],
        ),
        "O": (760, [loop(380, 350, 335, 362)]),
        "P": (
            530,
            [upright(110), arc(110, 505, 325, 172, -90, 90), bar(60, 130, 677, THIN, (SERIF, 0)), bar(100, 130, 333)],
        ),
        "Q": (760, [loop(380, 350, 335, 362), curve(400, 60, 480, -40, 600, -130, 760, -120, width=80, end=26)]),
        "R": (
            600,
            [
                upright(110),
                arc(110, 515, 315, 162, -90, 90),
                bar(60, 130, 677, THIN, (SERIF, 0)),
                bar(100, 150, 353),
                stem(240, 360, 580, -6, THICK, (0, 0.42)),
            ],
        ),
        "S": (
            500,
            [
                curve(420, 600, 350, 720, 95, 740, 95, 535, width=50, end=96, flare=(1.2, 0)),
                curve(95, 535, 95, 370, 415, 385, 415, 180, width=96),
                curve(415, 180, 415, -40, 150, -50, 60, 105, width=96, end=50, flare=(0, 1.2)),
            ],
        ),
        "T": (580, [upright(290, 0, 690, THICK, (0.42, 0)), bar(35, 545, 677, THIN, (1.7, 1.7))]),
        "U": (
            680,
            [
                upright(105, 180, 700, THICK, (0, 0.42)),
                upright(575, 180, 700, THIN + 8, (0, 0.9)),
                arc(340, 215, 235, 200, 180, 360, THICK * 0.85),
            ],
        ),
        "V": (620, [stem(35, 700, 330, -12, THICK, (0.42, 0)), stem(318, -12, 585, 700, THIN + 4, (0, 0.9))]),
        "W": (
            920,
            [
                stem(30, 700, 270, -12, THICK, (0.42, 0)),
                stem(262, -12, 470, 700, THIN + 4, (0, 0)),
                stem(455, 700, 680, -12, THICK, (0, 0)),
                stem(668, -12, 890, 700, THIN + 4, (0, 0.9)),
            ],
        ),
        "X": (610, [stem(50, 700, 560, 0), stem(545, 700, 60, 0, THIN, (0.9, 0.9))]),
        "Y": (
            590,
            [
                upright(295, 0, 360, THICK, (0.42, 0)),
                stem(35, 700, 300, 340, THICK * 0.95, (0.42, 0)),
                stem(555, 700, 295, 340, THIN, (0.9, 0)),
            ],
        ),
        "Z": (
            560,
            [
                bar(60, 510, 677, THIN, (BEAK, 0)),
                stem(500, 690, 55, 10, THICK * 0.95, (0, 0)),
                bar(50, 520, 23, THIN, (0, 1.7)),
            ],
        ),
    }


def _cyrillic() -> dict[str, Glyph]:
    tail = stem(0, 40, 20, -150, THIN + 8, (0, 0.3))  # of Ц and Щ
    return {
        "Б": (
            570,
            [
                upright(110),
                bar(60, 450, 677, THIN, (SERIF, 1.5)),
                arc(110, 205, 345, 182, -90, 90),
                bar(60, 130, 23, THIN, (SERIF, 0)),
                bar(100, 130, 387),
            ],
        ),
        "Г": (480, [upright(110), bar(60, 440, 677, THIN, (SERIF, 1.7))]),
        "Д": (
            720,
            [
                stem(150, 20, 300, 700, THIN + 6, (0, 0)),
                upright(545, 20, 700, THICK, (0, 0)),
                bar(230, 600, 677, THIN, (1.2, 0.6)),
                bar(50, 670, 23, THIN + 6),
                stem(72, 40, 55, -150, THIN + 8, (0, 0.3)),
                stem(648, 40, 665, -150, THIN + 8, (0, 0.3)),
            ],
        ),
        "Ж": (
            880,
            [
                upright(440),
                stem(400, 340, 90, 700, THIN, (0, 1.1)),
                stem(385, 375, 45, -6, THICK * 0.95, (0, 0.42)),
                stem(480, 340, 790, 700, THIN, (0, 1.1)),
                stem(495, 375, 835, -6, THICK * 0.95, (0, 0.42)),
            ],
        ),
        "З": (
            510,
            [
                curve(65, 600, 130, 730, 410, 750, 400, 540, width=50, end=94, flare=(1, 0)),
                curve(400, 540, 395, 410, 280, 375, 180, 372, width=94, end=40),
                curve(180, 372, 300, 372, 440, 330, 440, 185, width=40),
                curve(440, 185, 440, -45, 160, -55, 45, 90, end=50, flare=(0, 1)),
            ],
        ),
        "И": (720, [upright(110), stem(130, 30, 590, 670, THIN + 2, (0, 0)), upright(610)]),
        "Л": (
            680,
            [
                stem(60, 0, 300, 700, THIN + 6, (0.9, 0)),
                upright(570, 0, 700, THICK, (0.42, 0)),
                bar(240, 620, 677, THIN, (1.0, 0.9)),
            ],
        ),
        "П": (700, [upright(110), upright(590), bar(60, 640, 677, THIN, (SERIF, SERIF))]),
        "У": (
            600,
            [
                stem(40, 700, 315, 250, THICK, (0.42, 0)),
                stem(560, 700, 300, 180, THIN + 2, (0.9, 0)),
                curve(308, 200, 260, 60, 180, -40, 60, 30, width=THIN + 2, end=70, flare=(0, 0.6)),
            ],
        ),
        "Ф": (800, [upright(400, -30, 740), loop(400, 370, 340, 250)]),
        "Ц": (740, [upright(110), upright(570), bar(60, 690, 23, THIN, (SERIF, 0)), moved(tail, 665)]),
        "Ч": (630, [upright(525), curve(105, 700, 90, 380, 220, 250, 525, 330, width=THICK, end=THIN, flare=(0.3, 0))]),
        "Ш": (990, [upright(110), upright(495), upright(880), bar(60, 930, 23, THIN, (SERIF, SERIF))]),
        "Щ": (1030, [upright(110), upright(485), upright(860), bar(60, 975, 23, THIN, (SERIF, 0)), moved(tail, 950)]),
        "Ъ": (
            650,
            [
                upright(230),
                bar(40, 240, 677, THIN, (1.7, 0.9)),
                arc(230, 205, 325, 182, -90, 90),
                bar(180, 250, 23, THIN, (SERIF, 0)),
                bar(220, 250, 387),
            ],
        ),
        "Ы": (
            790,
            [
                upright(110),
                arc(110, 205, 325, 182, -90, 90),
                bar(60, 130, 23, THIN, (SERIF, 0)),
                bar(100, 130, 387),
                upright(680),
            ],
        ),
        "Ь": (
            540,
            [upright(110), arc(110, 205, 335, 182, -90, 90), bar(60, 130, 23, THIN, (SERIF, 0)), bar(100, 130, 387)],
        ),
        "Э": (640, [arc(280, 350, 285, 337, 132, -132, flare=(0.9, 1.0)), bar(230, 560, 362, THIN, (1.2, 0))]),
        "Ю": (980, [upright(110), bar(110, 300, 362), loop(610, 350, 315, 362)]),
        "Я": (
            600,
            [
                upright(490),
                moved(arc(0, 515, 315, 162, -90, 90), 490, 0, -1),
                bar(470, 540, 677, THIN, (0, SERIF)),
                bar(450, 500, 353),
                stem(360, 360, 20, -6, THICK, (0, 0.42)),
            ],
        ),
    }


ACCENTS = {
    "acute": [stem(-40, 760, 90, 890, 50, (-0.3, 0.5))],
    "grave": [stem(40, 760, -90, 890, 50, (-0.3, 0.5))],
    "tilde": [curve(-130, 790, -60, 900, 60, 740, 130, 860, width=46, end=46, flare=(-0.3, -0.3))],
    "circumflex": [stem(-110, 770, 0, 870, 44, (0.2, 0)), stem(110, 770, 0, 870, 44, (0.2, 0))],
    "diaeresis": [dot(-95, 820, 50), dot(95, 820, 50)],
    "breve": [curve(-115, 880, -90, 760, 90, 760, 115, 880, width=44, end=44)],
    "cedilla": [curve(10, 10, 60, -60, 60, -150, -60, -150, width=44, end=34)],
}
SAME = dict(zip("АВЕКМНОРСТХ", "ABEKMHOPCTX", strict=True))  # Cyrillic letters with a Latin shape
ACCENTED = {
    "Á": ("A", "acute", 0.47), "É": ("E", "acute", 0.5), "Í": ("I", "acute", 0.5), "Ó": ("O", "acute", 0.5),
    "Ú": ("U", "acute", 0.5), "Ý": ("Y", "acute", 0.5), "Ñ": ("N", "tilde", 0.5), "Ü": ("U", "diaeresis", 0.5),
    "À": ("A", "grave", 0.47), "È": ("E", "grave", 0.5), "Ù": ("U", "grave", 0.5), "Â": ("A", "circumflex", 0.47),
    "Ê": ("E", "circumflex", 0.5), "Î": ("I", "circumflex", 0.5), "Ô": ("O", "circumflex", 0.5),
    "Û": ("U", "circumflex", 0.5), "Ç": ("C", "cedilla", 0.55), "Ö": ("O", "diaeresis", 0.5),
    "Ä": ("A", "diaeresis", 0.47), "Ë": ("E", "diaeresis", 0.5), "Ï": ("I", "diaeresis", 0.5),
    "Ё": ("E", "diaeresis", 0.5), "Й": ("И", "breve", 0.5),
}  # fmt: skip


def glyphs() -> dict[str, Glyph]:
    """Every character that is drawn (small capitals follow from the capitals)."""
    drawn = {**_latin(), **_cyrillic(), **digits(), **marks()}
    for cyrillic, latin in SAME.items():
        drawn[cyrillic] = drawn[latin]
    for character, (base, accent, place) in ACCENTED.items():
        advance, parts = drawn[base]
        drawn[character] = (advance, [*parts, *[moved(path, advance * place) for path in ACCENTS[accent]]])
    return drawn
