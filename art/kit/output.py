"""From linear light to files: eight bits, WebP or PNG whichever is smaller, the same bytes every time."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from art.kit.palette import Array

SPRITE_QUALITY = 90
PICTURE_QUALITY = 88

Bytes8 = npt.NDArray[np.uint8]


def to_bytes8(picture: Array) -> Bytes8:
    """A linear RGB or RGBA picture as sRGB bytes; the alpha stays linear."""
    rgb = (np.clip(picture[..., :3], 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    if picture.shape[2] == 3:
        return rgb
    alpha = (np.clip(picture[..., 3:], 0, 1) * 255 + 0.5).astype(np.uint8)
    return np.concatenate([rgb, alpha], 2)


def encoded(picture: Array) -> tuple[str, bytes]:
    """The ending and the bytes of the smaller of WebP (visually the same) and PNG (exactly the same)."""
    image = Image.fromarray(to_bytes8(picture))
    quality = SPRITE_QUALITY if image.mode == "RGBA" else PICTURE_QUALITY
    webp, png = io.BytesIO(), io.BytesIO()
    image.save(webp, "WEBP", quality=quality, alpha_quality=100, method=6)
    image.save(png, "PNG", optimize=True)
    if len(png.getvalue()) <= len(webp.getvalue()):
        return "png", png.getvalue()
    return "webp", webp.getvalue()


def save(picture: Array, stem: Path) -> Path:
    """Write a picture next to its `stem` (a path without ending); a file of the other kind is removed."""
    ending, data = encoded(picture)
    stem.parent.mkdir(parents=True, exist_ok=True)
    for other in ("png", "webp"):
        if other != ending:
            stem.with_name(f"{stem.name}.{other}").unlink(missing_ok=True)
    path = stem.with_name(f"{stem.name}.{ending}")
    path.write_bytes(data)
    return path


def load(path: Path) -> Bytes8:
    """The pixels of a picture file."""
    return np.asarray(Image.open(path))


def scaled(pixels: Bytes8, width: int, height: int) -> Bytes8:
    """Pixels at another size (Lanczos, premultiplied by Pillow)."""
    return np.asarray(Image.fromarray(pixels).resize((width, height), Image.Resampling.LANCZOS))


def save_application_icon(picture: Array, small: Sequence[Array], folder: Path) -> list[Path]:
    """PNG 512, ICO and ICNS of one square picture; the smallest sizes of the ICO have pictures of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    image = Image.fromarray(to_bytes8(picture))
    png, ico, icns = (folder / f"application.{ending}" for ending in ("png", "ico", "icns"))
    image.save(png, "PNG", optimize=True)
    own = [Image.fromarray(to_bytes8(picture)) for picture in small]
    sizes = [*(one.size for one in own), *((n, n) for n in (48, 64, 128, 256))]
    image.save(ico, "ICO", sizes=sizes, append_images=own)
    icns.write_bytes(_icns(image))
    return [png, ico, icns]


def _icns(image: Image.Image) -> bytes:
    """Apple's container: PNGs of five sizes, each behind its type and length."""
    parts = b""
    for kind, size in (("ic11", 32), ("ic12", 64), ("ic07", 128), ("ic08", 256), ("ic09", 512)):
        png = io.BytesIO()
        image.resize((size, size), Image.Resampling.LANCZOS).save(png, "PNG", optimize=True)
        parts += kind.encode() + (len(png.getvalue()) + 8).to_bytes(4, "big") + png.getvalue()
    return b"icns" + (len(parts) + 8).to_bytes(4, "big") + parts
