"""The letters of the display face: for each character its advance and its strokes (700 units to the capital)."""

from __future__ import annotations

import skia

from art.kit.strokes import THICK, THIN, arc, bar, curve, dot, loop, moved, polygon, stem, upright

Glyph = tuple[float, list[skia.Path]]

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


def _digits() -> dict[str, Glyph]:
    return {
        "0": (560, [loop(280, 350, 240, 362)]),
        "1": (
            330,
            [
                upright(190, 0, 700, THICK, (0.42, 0)),
                stem(190, 690, 70, 600, THIN, (0, 0.6)),
                bar(80, 300, 20, 40, (1, 1)),
            ],
        ),
        "2": (
            500,
            [
                curve(60, 560, 90, 740, 430, 760, 420, 530, width=52, end=THICK, flare=(1, 0)),
                curve(420, 530, 410, 340, 180, 210, 55, 25, end=48),
                bar(45, 455, 26, 56, (0, 1.2)),
            ],
        ),
        "3": (
            490,
            [
                curve(70, 600, 130, 730, 400, 740, 390, 540, width=50, end=94, flare=(1, 0)),
                curve(390, 540, 385, 410, 270, 375, 180, 372, width=94, end=40),
                curve(180, 372, 300, 372, 425, 330, 425, 185, width=40, end=THICK),
                curve(425, 185, 425, -40, 160, -50, 50, 90, end=50, flare=(0, 1)),
            ],
        ),
        "4": (
            550,
            [
                upright(390, 0, 700, THICK, (0.42, 0)),
                stem(385, 700, 50, 215, THIN, (0, 0)),
                bar(45, 520, 200, 56, (0, 0.6)),
            ],
        ),
        "5": (
            490,
            [
                stem(120, 690, 105, 380, THIN + 8, (0, 0)),
                bar(110, 430, 672, 58, (0, 1)),
                curve(100, 380, 200, 480, 430, 470, 425, 225, width=40, end=THICK),
                curve(425, 225, 420, -30, 170, -60, 45, 80, end=50, flare=(0, 1)),
            ],
        ),
        "6": (
            540,
            [
                loop(280, 215, 215, 222),
                curve(430, 690, 250, 650, 60, 480, 62, 215, width=44, end=THICK, flare=(0.8, 0)),
            ],
        ),
        "7": (490, [bar(45, 460, 672, 60, (1.2, 0)), stem(440, 680, 170, 0, THICK * 0.95, (0, 0.42))]),
        "8": (540, [loop(270, 520, 180, 185), loop(270, 190, 215, 200)]),
        "9": (
            540,
            [
                loop(260, 485, 215, 222),
                curve(110, 10, 290, 50, 480, 220, 478, 485, width=44, end=THICK, flare=(0.8, 0)),
            ],
        ),
    }


def _marks() -> dict[str, Glyph]:
    comma = [dot(105, 60), stem(120, 60, 70, -90, 50, (0, -0.6))]
    tick = stem(0, 720, 0, 540, 80, (0.1, -0.5))
    curl = [dot(0, 660, 50), stem(12, 650, -34, 520, 44, (0, -0.6))]
    flipped = [moved(path, 0, 1220, -1, -1) for path in curl]
    angle = [stem(150, 480, 40, 290, THIN, (0, 0)), stem(40, 300, 150, 110, THIN, (0, 0))]
    query = [
        curve(60, 580, 80, 740, 390, 740, 385, 540, width=50, end=94, flare=(1, 0)),
        curve(385, 540, 380, 400, 210, 370, 205, 215, width=94, end=70),
        dot(205, 55),
    ]
    shout = [upright(120, 220, 700, THICK, (-0.4, 0.35)), dot(120, 55)]
    percent = [
        moved(loop(150, 530, 130, 160, 70), 0),
        moved(loop(520, 170, 130, 160, 70), 0),
        stem(120, -20, 550, 720, 50, (0.2, 0.2)),
    ]
    low_curl = [moved(path, 0, -600) for path in curl]

    def twice(parts: list[skia.Path], x: float, step: float = 150) -> list[skia.Path]:
        return [moved(part, x + k * step) for k in (0, 1) for part in parts]

    return {
        "-": (330, [bar(50, 280, 270, 64, (0.3, 0.3))]),
        "–": (520, [bar(40, 480, 270, 60, (0.2, 0.2))]),
        "—": (860, [bar(40, 820, 270, 60, (0.2, 0.2))]),
        "−": (520, [bar(60, 460, 330, 64, (0.2, 0.2))]),
        ".": (210, [dot(105, 50)]),
        "…": (630, [dot(105, 50), dot(315, 50), dot(525, 50)]),
        "·": (230, [dot(115, 330)]),
        "•": (300, [dot(150, 330, 90)]),
        ",": (210, comma),
        ":": (230, [dot(115, 60), dot(115, 420)]),
        ";": (230, [dot(115, 420), *[moved(path, 10) for path in comma]]),
        "'": (180, [moved(tick, 90)]),
        '"': (300, [moved(tick, 80), moved(tick, 220)]),
        "’": (200, [moved(path, 105) for path in curl]),
        "‘": (200, [moved(path, 95) for path in flipped]),
        "”": (350, twice(curl, 105)),
        "“": (350, twice(flipped, 95)),
        "„": (350, twice(low_curl, 105)),
        "«": (360, twice(angle, 0, 160)),
        "»": (360, [moved(path, 360, 0, -1) for path in twice(angle, 0, 160)]),
        "!": (240, shout),
        "¡": (240, [moved(path, 240, 560, -1, -1) for path in shout]),
        "?": (440, query),
        "¿": (440, [moved(path, 440, 560, -1, -1) for path in query]),
        "(": (320, [curve(270, 780, 60, 560, 60, 120, 270, -100, width=40, end=40)]),
        ")": (320, [curve(50, 780, 260, 560, 260, 120, 50, -100, width=40, end=40)]),
        "[": (330, [upright(110, -100, 780, 56, (0, 0)), bar(85, 270, 758, 44), bar(85, 270, -78, 44)]),
        "]": (330, [upright(220, -100, 780, 56, (0, 0)), bar(60, 245, 758, 44), bar(60, 245, -78, 44)]),
        "+": (520, [bar(60, 460, 330, 64, (0.2, 0.2)), upright(260, 130, 530, 64, (0.2, 0.2))]),
        "×": (500, [stem(100, 170, 400, 490, 60, (0.2, 0.2)), stem(100, 490, 400, 170, 60, (0.2, 0.2))]),
        "=": (520, [bar(60, 460, 420, 60, (0.2, 0.2)), bar(60, 460, 240, 60, (0.2, 0.2))]),
        "*": (
            420,
            [
                upright(210, 400, 700, 44, (0.6, 0.6)),
                stem(80, 475, 340, 625, 44, (0.6, 0.6)),
                stem(80, 625, 340, 475, 44, (0.6, 0.6)),
            ],
        ),
        "/": (380, [stem(40, -60, 340, 740, 56, (0.2, 0.2))]),
        "%": (680, percent),
        "#": (
            600,
            [
                stem(150, 60, 250, 640, 48, (0, 0)),
                stem(350, 60, 450, 640, 48, (0, 0)),
                bar(70, 540, 450, 48),
                bar(60, 530, 250, 48),
            ],
        ),
        "№": (
            1080,
            [
                upright(110, 0, 700, THIN + 4, (0.9, 0.3)),
                stem(95, 705, 605, 0, THICK, (0.3, 0.1)),
                upright(602, 0, 700, THIN + 4, (0.1, 0.9)),
                loop(860, 480, 160, 180, 70),
                bar(720, 1000, 200, 44),
            ],
        ),
        "&": (
            640,
            [
                curve(590, 0, 380, 200, 150, 430, 150, 560, end=70),
                curve(150, 560, 150, 730, 390, 730, 390, 560, width=70, end=60),
                curve(390, 560, 390, 400, 70, 360, 70, 180, width=60, end=THICK),
                curve(70, 180, 70, -50, 480, -60, 560, 330, end=40),
            ],
        ),
        "º": (340, [loop(170, 560, 130, 140, 60), bar(60, 280, 350, 40)]),
        "ª": (340, [loop(160, 550, 120, 130, 60), upright(270, 420, 690, 50, (0.2, 0.2)), bar(60, 280, 350, 40)]),
        "_": (520, [bar(20, 500, -60, 50)]),
        "<": (480, [stem(420, 560, 70, 330, THIN + 8, (0.2, 0)), stem(70, 340, 420, 110, THIN + 8, (0, 0.2))]),
        ">": (480, [stem(60, 560, 410, 330, THIN + 8, (0.2, 0)), stem(410, 340, 60, 110, THIN + 8, (0, 0.2))]),
        "→": (760, [bar(60, 640, 330, 56), polygon([(470, 500), (720, 330), (470, 160), (560, 330)])]),
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
    drawn = {**_latin(), **_cyrillic(), **_digits(), **_marks()}
    for cyrillic, latin in SAME.items():
        drawn[cyrillic] = drawn[latin]
    for character, (base, accent, place) in ACCENTED.items():
        advance, parts = drawn[base]
        drawn[character] = (advance, [*parts, *[moved(path, advance * place) for path in ACCENTS[accent]]])
    return drawn
