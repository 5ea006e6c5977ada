"""The care leaflet lying open on a hinoki board, a sharpening stone and greens' knife beside it."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from knife import kit, knife  # noqa: E402

out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#e3e9ec", ambient=0.3, exposure=0.35)
for plank in range(6):
    board = kit.wood("Hinoki", "#e6cda3", "#d8b98a", "#c5a26f", 0.55, 0.35, bump=0.05)
    kit.put(kit.slab("Plank", 26, 2.2, 0.4, board, 0.01, 0.012), (plank * 3.7 - 8, -5.2 + plank * 2.212, -0.4))

paper = kit.printed("Paper", "artwork/.cache/santoku/textures/leaflet.png", 0.8, 0.04)
booklet = kit.sheet("Leaflet", 4.2, 2.8, paper, 0, 80)
for vertex in booklet.data.vertices:
    x = vertex.co.x
    gutter = math.exp(-((x / 0.16) ** 2))
    vertex.co.z = 0.05 + 0.16 * math.exp(-((abs(x) - 0.5) / 0.62) ** 2) - 0.14 * gutter + 0.02 * (x / 2.1) ** 2
    if x > 1.5:
        vertex.co.z += 0.1 * ((x - 1.5) / 0.6) ** 2 * (0.5 + vertex.co.y / 2.8)
kit.put(booklet, (-0.15, 0.1, 0), (0, 0, -7))
under = kit.sheet("Under", 4.16, 2.77, kit.plain("Edge", "#e4e6e1", 0.8), 0, 8)
kit.put(under, (-0.13, 0.09, 0.01), (0, 0, -7))

knife((1.75, -1.66, 0.02), (0, 4.2, 12), "petty")
stone = kit.plain("Stone", "#7f8b85", 0.95, grain=0.25, scale=50)
kit.put(kit.slab("Stone", 1.9, 0.7, 0.24, stone, 0.015, 0.014), (-2.2, 2.15, 0), (0, 0, -16))

kit.area((-5, 3.5, 4.5), (0, 0, 0), 3.2, 400, "#fff4e6")
kit.area((5, 2, 5), (0, 0, 0), 5, 150, "#e9f0f5")
kit.area((0.5, 5, 8), (0, 0, 0), 4, 130)
kit.camera((0.25, -4.6, 7.6), (0.02, 0.02, 0.05), 62)
kit.render(out, width, height)
