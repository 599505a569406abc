"""The cursed tower by night: the scene of the pictures of Abraca."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.abraca import place
from render.assets.masonry import masonry
from render.assets.night import Site, foreground, night
from render.kit.channel import HEIGHT, WIDTH
from render.kit.noise import Field, blend, noise, picture
from render.kit.shapes import lay, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, mix
from render.kit.typesetting import Style, draw_text

_SCALE = 2
_SIZE = (430, 1000)
"""The size of the tower in the lobby, in pixels."""
_BATS = ((420, 62, 36), (458, 104, 27), (566, 30, 22))
LOBBY = Site(place.SIZE, (494, 74), 132, place.LOBBY, (570, 118), _BATS)
BOARD = Site(
    (WIDTH, HEIGHT),
    place.MOON,
    place.MOON_SIZE,
    place.BOARD,
    (430, 140),
    ((800, 198, 40), (1160, 216, 26)),
    mottled=0.5,
)


def tower_by_night(site: Site) -> Image.Image:
    """Return the whole scene: sky, mountains, hill, tower, with the numbers 1 to 8 in its windows."""
    scene = night(site)
    _tower(scene, site.tower.zoom)
    foreground(scene, site)
    return scene


def _tower(scene: Image.Image, zoom: float) -> None:
    width, height = _SIZE
    layer = Image.new("RGBA", (width * _SCALE, height * _SCALE))
    shaft = _cylinder(place.LOBBY.middle, 118, 134, 180, 914, seed=51)
    glow = _window_light()
    base = picture(np.clip(shaft[..., :3] + glow, 0, 255)).convert("RGBA")
    base.putalpha(picture(shaft[..., 3]))
    layer.alpha_composite(base.resize(layer.size, Image.Resampling.LANCZOS))
    for space in range(1, 9):
        _ledge(layer, place.LOBBY.ledge(space), 152 - space, seed=60 + space)
    for space in range(1, 9):
        _window(layer, space)
    _ivy(layer)
    _roof(layer)
    small = layer.resize(
        (round(width * zoom), round(height * zoom)),
        Image.Resampling.BOX if zoom == 1 else Image.Resampling.LANCZOS,
    )
    shadow = small.getchannel("A").filter(ImageFilter.GaussianBlur(16))
    dark = Image.new("RGBA", small.size, (6, 6, 18, 0))
    dark.putalpha(shadow.point([round(v * 0.6) for v in range(256)]))
    lay(scene, dark, (-8, 6))
    lay(scene, small, (0, 0))


def _cylinder(middle: float, top_radius: float, low_radius: float, top: int, low: int, seed: int) -> Field:
    """Return a round wall, color and opacity: courses bend with height, light comes from the right."""
    width, height = _SIZE
    texture = masonry((1200, 1200), course=24, seed=seed)
    across = np.arange(width, dtype=np.float32)[None, :]
    down = np.arange(height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    radius = top_radius + (low_radius - top_radius) * np.clip((down - top) / (low - top), 0, 1) ** 1.6
    radius = radius + 10 * np.exp(-(low - down) / 26)
    side = (across - middle) / radius
    side = np.clip(side, -1, 1)
    inside = (np.abs(side) < 1) & (down >= top) & (down <= low + 16 * np.sqrt(1 - side**2))
    side = np.clip(side, -0.999, 0.999)
    angle = np.arcsin(side)
    bend = 16 * (low - down) / (low - top)
    rows = np.clip(down - bend * (1 - np.cos(angle)) * -1.0, 0, 1199).astype(int)
    columns = np.clip(600 + angle * 190, 0, 1199).astype(int)
    light = texture[rows, columns]
    lamp = 0.2 + 0.8 * np.clip(np.cos(angle - 0.55), 0, 1) ** 1.2
    rim = np.exp(-(((side - 0.93) / 0.06) ** 2)) * 0.35
    colour = blend((26, 24, 44), (150, 146, 176), light * lamp)
    colour += rim[..., None] * np.array([96, 104, 150], np.float32)
    colour *= 1 - 0.32 * np.clip((down - 500) / 460, 0, 1)[..., None]
    alpha = np.where(inside, 255, 0).astype(np.float32)
    return np.dstack([colour, alpha])


def _window_light() -> Field:
    """Return the warm light from the windows on the wall around them."""
    glow = np.zeros((1000, 430, 3), np.float32)
    across = np.arange(430, dtype=np.float32)[None, :]
    down = np.arange(1000, dtype=np.float32)[:, None]
    for space in range(1, 9):
        middle = place.LOBBY.ledge(space) - 36
        distance = np.hypot((across - place.LOBBY.middle) / 1.1, down - middle)
        glow += np.exp(-((distance / 44) ** 2))[..., None] * np.array([120, 78, 22], np.float32)
    return glow


def _ledge(layer: Image.Image, y: float, half: float, seed: int) -> None:
    """Draw a round balcony: a ring of stone that bulges toward the viewer, on corbels."""
    scale = _SCALE
    middle = place.LOBBY.middle
    thick, bulge = 13.0, 10.0
    width = layer.width
    shade = Image.new("L", layer.size)
    pen = ImageDraw.Draw(shade)
    steps = [step / 40 for step in range(-40, 41)]
    curve = [(middle + half * s, y + bulge * math.sqrt(max(0.0, 1 - s * s))) for s in steps]
    drop = [(x, yy + thick + 12) for x, yy in curve if abs(x - middle) < half - 22]
    pen.polygon(
        [(x * scale, yy * scale) for x, yy in [*drop, *[(x, yy + 6) for x, yy in reversed(curve)]]], fill=170
    )
    body_mask = layer.getchannel("A")
    shade = ImageChops.multiply(shade.filter(ImageFilter.GaussianBlur(7 * scale / 2)), body_mask)
    lay(layer, tinted(shade, (8, 7, 20)), (0, 0))
    random = np.random.default_rng(seed)
    for step in range(-4, 5):
        s = step / 4.35
        x = middle + half * 0.9 * math.sin(s * 1.25)
        yy = y + bulge * math.sqrt(max(0.0, 1 - (s * 0.9) ** 2)) + thick - 2
        lit = 0.35 + 0.5 * max(0.0, math.cos(s * 1.25 - 0.6))
        tone = mix((30, 27, 48), (140, 136, 166), lit)
        w = 7 * max(0.45, math.cos(s * 1.1))
        points = [(x - w, yy), (x + w, yy), (x + w * 0.7, yy + 13), (x - w * 0.7, yy + 13)]
        ImageDraw.Draw(layer).polygon(
            [(px * scale, py * scale) for px, py in points], fill=tone, outline=INK, width=2
        )
    mask = Image.new("L", layer.size)
    ring = [*curve, *[(x, yy + thick) for x, yy in reversed(curve)]]
    ImageDraw.Draw(mask).polygon([(x * scale, yy * scale) for x, yy in ring], fill=255)
    top = Image.new("L", layer.size)
    back = [(middle + half * s, y - bulge * 0.55 * math.sqrt(max(0.0, 1 - s * s))) for s in steps]
    ImageDraw.Draw(top).polygon([(x * scale, yy * scale) for x, yy in [*curve, *reversed(back)]], fill=255)
    outline = ImageChops.lighter(mask, top).filter(ImageFilter.MaxFilter(5))
    lay(layer, tinted(outline, INK), (0, 0))
    y0, y1 = int((y - 14) * scale), int((y + 40) * scale)
    across = (np.arange(width, dtype=np.float32)[None, :] / scale - middle) / half
    angle = np.arcsin(np.clip(across, -1, 1))
    lamp = 0.16 + 0.84 * np.clip(np.cos(angle - 0.75), 0, 1) ** 1.3
    warm = 0.26 * np.exp(-((across / 0.3) ** 2))
    joints = np.ones((1, width), np.float32)
    for at in np.cumsum(random.uniform(0.16, 0.3, 14)) - 1.5:
        joints -= 0.45 * np.exp(-(((angle - at) / 0.006) ** 2))
    rough = 0.1 * noise((width, y1 - y0), (24, 8), seed)
    side_pixels = blend((30, 27, 48), (158, 150, 178), (0.8 * lamp * joints) + rough)
    top_pixels = blend((46, 42, 70), (206, 198, 214), (0.86 * lamp) + rough + warm)
    for pixels, shape in ((side_pixels, mask), (top_pixels, top)):
        tinge = pixels + warm[..., None] * np.array([60, 22, -40], np.float32)
        piece = picture(tinge).convert("RGBA")
        piece.putalpha(shape.crop((0, y0, width, y1)))
        layer.alpha_composite(piece, (0, y0))


def _window(layer: Image.Image, space: int) -> None:
    scale = _SCALE
    x, low = place.LOBBY.middle * scale, (place.LOBBY.ledge(space) - 3) * scale
    half, tall = 27 * scale, 64 * scale

    def arch(grow: float) -> list[tuple[float, float]]:
        w, t = half + grow, tall + grow
        bow = [math.pi * step / 30 for step in range(31)]
        head = [(x - w * math.cos(a), low - t + w * 1.0 - w * 1.08 * math.sin(a)) for a in bow]
        return [(x - w, low), *head, (x + w, low)]

    pen = ImageDraw.Draw(layer)
    pen.polygon(arch(9 * scale), fill=INK)
    pen.polygon(arch(7 * scale), fill=(124, 116, 140, 255))
    for step in range(1, 12):
        a = math.pi * step / 12
        r0, r1 = half + 1 * scale, half + 8 * scale
        cx, cy = x, low - tall + half
        ends = [(cx - r * math.cos(a), cy - r * 1.08 * math.sin(a)) for r in (r0, r1)]
        pen.line(ends, fill=(70, 64, 88, 255), width=2)
    pen.polygon(arch(1.6 * scale), fill=INK)
    mask = Image.new("L", layer.size)
    ImageDraw.Draw(mask).polygon(arch(0), fill=255)
    box = (int(x - half), int(low - tall - half * 0.1), int(x + half) + 1, int(low))
    w, h = box[2] - box[0], box[3] - box[1]
    across = np.linspace(-1, 1, w, dtype=np.float32)[None, :]
    down = np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    glow = np.clip(1.15 - 0.62 * np.hypot(across, down + 0.1), 0, 1)
    flame = picture(blend((176, 100, 26), (255, 222, 132), glow)).convert("RGBA")
    flame.putalpha(mask.crop(box))
    layer.alpha_composite(flame, (box[0], box[1]))
    style = Style("bold", 50 * scale, INK)
    draw_text(layer, str(space), style, (x, low - 13 * scale), "centre")


def _ivy(layer: Image.Image) -> None:
    scale = _SCALE
    random = np.random.default_rng(77)
    pen = ImageDraw.Draw(layer)
    for start, reach, lean in ((78, 400, 0.05), (92, 560, 0.1), (306, 250, -0.06), (322, 190, -0.14)):
        x, y = start * 1.0, 905.0
        while y > 905 - reach:
            y -= 4.2
            x += lean * 4 + random.uniform(-2.6, 2.6)
            x = min(x, 140) if start < place.LOBBY.middle else max(x, 266)
            side = random.choice((-1, 1)) * random.uniform(3, 11)
            shade = random.uniform(0, 1)
            leaf = mix((22, 52, 44), (74, 128, 84), shade)
            size = random.uniform(3.5, 7.5)
            cx, cy = (x + side) * scale, (y + random.uniform(-3, 3)) * scale
            pen.polygon(
                _leaf(cx, cy, size * scale, random.uniform(0, 6.3)), fill=leaf, outline=(10, 24, 24, 255)
            )


def _leaf(x: float, y: float, size: float, turn: float) -> list[tuple[float, float]]:
    """Return a leaf with three lobes around ``x``, ``y``."""
    steps = [2 * math.pi * step / 18 for step in range(18)]
    return [
        (
            x + size * (0.72 + 0.28 * math.cos(3 * a)) * math.cos(a + turn),
            y + size * (0.72 + 0.28 * math.cos(3 * a)) * math.sin(a + turn),
        )
        for a in steps
    ]


def _roof(layer: Image.Image) -> None:
    scale = _SCALE
    middle, eaves = place.LOBBY.middle, 172.0
    tip, half = (middle + 10, 24.0), 164.0
    width, height = layer.size
    mask = Image.new("L", layer.size)
    steps = [step / 40 for step in range(-40, 41)]
    skirt = [(middle + half * s, eaves + 24 * math.sqrt(max(0.0, 1 - s * s))) for s in steps]

    def flank(sign: int) -> list[tuple[float, float]]:
        points = []
        for step in range(31):
            t = step / 30
            reach = half * (1 - t) ** 1.28 + 3 * t
            points.append((middle + sign * reach + 10 * t * t, eaves + (tip[1] - eaves) * t))
        return points

    outline = [*skirt, *flank(1)[1:], *reversed(flank(-1)[1:])]
    ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in outline], fill=255)
    under = Image.new("L", layer.size)
    ImageDraw.Draw(under).ellipse(
        ((middle - 120) * scale, (eaves + 2) * scale, (middle + 120) * scale, (eaves + 50) * scale), fill=210
    )
    under = ImageChops.multiply(under.filter(ImageFilter.GaussianBlur(6 * scale)), layer.getchannel("A"))
    lay(layer, tinted(under, (8, 6, 16)), (0, 0))
    lay(layer, tinted(mask.filter(ImageFilter.MaxFilter(7)), INK), (0, 0))
    rows = np.arange(height, dtype=np.float32)[:, None] / scale
    columns = np.arange(width, dtype=np.float32)[None, :] / scale
    t = np.clip((eaves - rows) / (eaves - tip[1]), 0, 1)
    reach = half * (1 - t) ** 1.28 + 3
    side = np.clip((columns - middle - 10 * t * t) / reach, -1, 1)
    angle = np.arcsin(side)
    bulge = 24 * np.sqrt(1 - side**2) * (1 - t)
    level = (rows - bulge) / 13.5
    course = np.floor(level)
    within = level - course
    tiles = angle * (30 * (1 - t) ** 0.7 + 5) / 2.4 + 0.5 * (course % 2)
    tile = tiles - np.floor(tiles)
    scallop = within - 0.62 - 0.34 * np.sqrt(np.clip(1 - (2 * tile - 1) ** 2, 0, 1)) + 0.34
    edge = np.exp(-((scallop / 0.16) ** 2))
    seedling = np.sin(course * 12.9898 + np.floor(tiles) * 78.233) * 43758.5453
    tone = (seedling - np.floor(seedling)) * 0.24
    lamp = 0.1 + 0.9 * np.clip(np.cos(angle - 0.75), 0, 1) ** 1.3
    pixels = blend(
        (34, 8, 30), (188, 66, 78), np.clip(lamp * (0.62 + tone) - 0.34 * edge + 0.1 * within, 0, 1)
    )
    pixels += (np.exp(-(((side - 0.9) / 0.07) ** 2)) * 0.3)[..., None] * np.array([130, 110, 160], np.float32)
    roof = picture(pixels).convert("RGBA")
    roof.putalpha(mask)
    layer.alpha_composite(roof)
    _pennant(layer, tip)


def _pennant(layer: Image.Image, tip: tuple[float, float]) -> None:
    scale = _SCALE
    x, y = tip
    pen = ImageDraw.Draw(layer)
    pen.line([(x * scale, (y + 10) * scale), (x * scale, 4 * scale)], fill=INK, width=6 * scale)
    pen.line([(x * scale, (y + 10) * scale), (x * scale, 5 * scale)], fill=GOLD, width=3 * scale)
    wave = [(x + step, 7 + 2.4 * math.sin(step / 7)) for step in range(2, 58, 2)]
    low = [(px, py + 22 - 0.16 * (px - x)) for px, py in wave]
    notch = (x + 46, wave[-1][1] + 9)
    cloth = [(px * scale, py * scale) for px, py in [*wave, notch, *reversed(low)]]
    pen.polygon(cloth, fill=GOLD, outline=INK, width=2 * scale)
    inner = [(px * scale, (py + 5) * scale) for px, py in wave[:-6]]
    pen.line(inner, fill=GOLD_PALE, width=2 * scale)
