"""The shop on a laptop, on a hinoki counter with a whetstone, a folded cloth and a cup."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from knife import kit  # noqa: E402

TEXTURES = "artwork/.cache/santoku/textures/"
out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#dfe6ea", ambient=0.3, exposure=0.45)

for plank in range(5):
    board = kit.wood("Hinoki", "#e2c79b", "#d3b27f", "#bd9760", 0.55, 0.35, bump=0.05)
    item = kit.slab("Plank", 26, 2.9, 0.4, board, 0.01, 0.012)
    kit.put(item, (plank * 3.1 - 6, -3.6 + plank * 2.912, -0.4))
wall = kit.plain("Wall", "#59645f", 0.9, grain=0.1, scale=30)
kit.put(kit.slab("Wall", 60, 0.2, 30, wall, 0, 0), (0, 5.6, -2))

kit.laptop("artwork/.cache/santoku/screens/web-home.png", (0.15, 0.1, 0), -9, 108, "#6c7072", "#17181a", 0.78)

stone = kit.plain("Stone", "#8f9a94", 0.95, grain=0.25, scale=50)
rough = kit.plain("Coarse", "#46504c", 0.95, grain=0.3, scale=60)
block = kit.group((-2.35, -0.1, 0), (0, 0, 24))
kit.put(kit.slab("Stone", 0.72, 1.9, 0.13, rough, 0.015, 0.012), parent=block)
kit.put(kit.slab("Stone", 0.72, 1.9, 0.1, stone, 0.015, 0.012), (0, 0, 0.13), parent=block)

clay = kit.Nodes("Glaze", "#2f4a3c", 0.16)
clay.bump(clay.noise(6, 3), strength=0.06, distance=0.05)
profile = kit.spline([(0.02, 0), (0.26, 0.0), (0.3, 0.04), (0.36, 0.35), (0.385, 0.78), (0.37, 0.8), (0.35, 0.77), (0.32, 0.36), (0.24, 0.1), (0.02, 0.08)], 80)
kit.put(kit.lathe("Cup", profile, clay.material), (2.25, 0.75, 0))
tea = kit.plain("Tea", "#7d8a2e", 0.05)
kit.put(kit.lathe("Tea", [(0.001, 0.6), (0.335, 0.6)], tea), (2.25, 0.75, 0))

kit.area((-6, 2.5, 5.5), (0, 0, 0.4), 3.5, 620, "#fff3e2")
kit.area((5, -5, 6), (0, 0, 0.5), 6, 190, "#e9f0f5")
kit.camera((-1.0, -7.6, 4.0), (0.02, 0.42, 0.72), 62, stop=9, focus=(0, 0.6, 1))
kit.render(out, width, height)
