"""A painted pot on a crowded work table, or the same pot in the same light on nothing (`cut-out`)."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import objects  # noqa: E402
from objects import TEXTURES, kit  # noqa: E402

import bpy  # noqa: E402

out, width, height, words = kit.arguments()
alone = words == ["cut-out"]
kit.start(samples=int(os.environ.get("SAMPLES", 16)), transparent=alone, world="#dfe8f2", ambient=0.25, exposure=0.4)

objects.planks("#8a5f3c", "#734b2c", "#55351d")
wall = kit.Nodes("Wall", "#7f9a92", 0.9)
stains = wall.noise(0.8, 6, 0.6)
tint = wall.ramp((0.3, "#6f8b84"), (0.7, "#8fa9a0"))
wall.link(stains, "Fac", tint, "Fac").link(tint, "Color", wall.shader, "Base Color")
kit.put(kit.slab("Wall", 40, 0.2, 20, wall.material), (0, 7.3, -1))

pot = objects.hari()
kit.put(pot, (0.1, 0, 0), (0, 0, 128))

gamcha = kit.Nodes("Gamcha", "#ffffff", 0.95, sheen=0.3)
gamcha.image(TEXTURES + "gamcha.png", "REPEAT")
gamcha.bump(gamcha.noise(160, 3), strength=0.2, distance=0.01)
kit.put(kit.folded("Gamcha", 2.6, 1.5, gamcha.material, 5, 0.05, 0.014, 11, 0.75), (-2.35, 0.75, 0), (0, 0, 24))

clay = kit.plain("Raw", "#b0653f", 0.85, grain=0.2, scale=26)
raw = kit.spline([(0.3, 0), (0.4, 0.03), (0.8, 0.5), (0.84, 0.8), (0.6, 1.15), (0.48, 1.22), (0.56, 1.4), (0.6, 1.42), (0.5, 1.36), (0.42, 1.2), (0.5, 1.1)], 90)
for place, size in (((2.4, 3.0, 0), 1.25), ((0.75, 3.9, 0), 1.0), ((-2.4, 3.5, 0), 1.35)):
    kit.put(kit.lathe("Raw", raw, clay), place, (0, 0, 40), (size,) * 3)

cup = kit.spline([(0.01, 0.03), (0.2, 0.0), (0.26, 0.03), (0.3, 0.3), (0.32, 0.32), (0.28, 0.3), (0.24, 0.08), (0.01, 0.06)], 50)
for place, hue in (((1.75, 0.35, 0), "#b22a1c"), ((2.3, 0.95, 0), "#1f6b3d"), ((1.75, -0.75, 0), "#e8ad36")):
    kit.put(kit.lathe("Cup", cup, kit.plain("Bowl", "#d8cdb8", 0.3), 64), place)
    kit.put(kit.lathe("Paint", [(0.001, 0.22), (0.272, 0.22)], kit.plain("Paint", hue, 0.18), 64), place)


def brush(place, turn, tip):
    holder = kit.group(place, turn)
    stick = kit.lathe("Stick", [(0.02, 0), (0.045, 0.5), (0.05, 1.0), (0.035, 1.5)], kit.plain("Stick", "#c79a5b", 0.35), 24)
    ferrule = kit.lathe("Ferrule", [(0.036, 1.5), (0.042, 1.52), (0.042, 1.75), (0.036, 1.76)], kit.plain("Ferrule", "#c9cbcc", 0.25, 1.0), 24)
    hair = kit.lathe("Hair", kit.spline([(0.036, 1.76), (0.05, 1.85), (0.03, 2.0), (0.002, 2.1)], 20), kit.plain("Hair", tip, 0.6), 24)
    for part in (stick, ferrule, hair):
        kit.put(part, parent=holder)


brush((2.55, -1.62, 0.06), (90, 0, 66), "#b22a1c")
brush((-0.75, -1.62, 0.06), (90, 0, 112), "#20140d")
brush((2.3, 0.95, 0.1), (24, 18, 0), "#1f6b3d")
thread = kit.plain("Thread", "#262a7f", 0.8)
for place, hue in (((-1.85, -0.95, 0), "#b22a1c"), ((-2.45, -0.75, 0), "#1d5e8a")):
    bars = [(0.16 + (0.012 if i % 2 else 0), 0.1 + i * 0.02) for i in range(18)]
    kit.put(kit.lathe("Spool", [(0.001, 0.0), (0.2, 0.0), (0.2, 0.06), (0.1, 0.08)], kit.plain("Spool", "#d9b98a", 0.5), 48), place)
    kit.put(kit.lathe("Thread", bars, kit.plain("Thread", hue, 0.8), 64), place)
    kit.put(kit.lathe("Top", [(0.1, 0.46), (0.2, 0.48), (0.2, 0.54), (0.05, 0.54), (0.05, 0.4)], kit.plain("Spool", "#d9b98a", 0.5), 48), place)

if alone:
    keep = {pot, *pot.children}
    for item in bpy.data.objects:
        if item not in keep and item.type == "MESH":
            item.visible_camera = False

kit.area((-5.5, -0.5, 5.2), (0, 0, 0.8), 3.2, 560, "#fff2e0")
kit.area((4.5, -5, 4.5), (0, 0, 0.8), 5, 110, "#dfeaf6")
kit.area((2, 5, 6.5), (0, 2, 0.5), 3, 120, "#ffe6c7")
kit.camera((0.25, -8.4, 3.35), (0.08, 0.1, 0.86), 66, stop=None if alone else 5.6, focus=(0.1, -0.95, 1.0))
kit.render(out, width, height)
