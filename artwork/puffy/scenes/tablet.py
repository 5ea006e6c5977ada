"""The new homepage on a tablet that leans on a pillow, on a quilt."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from pillow import kit, pillow  # noqa: E402

out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#f1e8ff", ambient=0.35)
kit.tufted("Quilt", 16, 12, kit.cloth("Quilt", "#ffcf9f", weave=400, strength=0.08), 1.25, 0.2)

kit.put(kit.slab("Wall", 40, 0.2, 20, kit.plain("Wall", "#cbb7f6", 0.95)), (0, 5.5, -1))
back = pillow(kit.cloth("Cream", "#fff3dc", weave=400, strength=0.1), 4.6, 3.2, 3.2, piping=kit.plain("Cord", "#7a55c4", 0.9), cells=84)
kit.put(back, (-0.1, 1.75, 1.5), (58, 0, 4))
side = pillow(kit.cloth("Lilac", "#b79cf4", weave=400, strength=0.1), 3.4, 2.5, 3.4, piping=kit.plain("Cord", "#fff3dc", 0.9), cells=72)
kit.put(side, (2.9, 1.1, 1.05), (52, 12, -26))

kit.tablet("artwork/.cache/puffy/screens/web-home.png", (-0.25, 0.02, 0.98), (60, 0, 3), "#3a1f5c", 0.85)

mug = kit.group((-1.95, -0.5, 0.14))
glaze = kit.plain("Mug", "#7a55c4", 0.22)
kit.put(kit.slab("Tray", 1.25, 0.95, 0.05, kit.wood("Tray", "#e9c79a", "#d9b078", "#c39660", 0.5, 1.0), 0.12, 0.02), parent=mug)
cup = kit.spline([(0.01, 0.0), (0.2, 0.0), (0.24, 0.03), (0.26, 0.4), (0.275, 0.44), (0.25, 0.43), (0.23, 0.1), (0.01, 0.07)], 60)
kit.put(kit.lathe("Cup", cup, glaze, 96), (-0.2, 0.05, 0.05), parent=mug)
kit.put(kit.lathe("Milk", [(0.001, 0.36), (0.252, 0.36)], kit.plain("Milk", "#f6e7cf", 0.3), 64), (-0.2, 0.05, 0.05), parent=mug)

kit.area((-6, -2.5, 6), (0, 0, 0.8), 4, 820, "#fff1df")
kit.area((6, -4, 4), (0, 0, 0.8), 5, 200, "#e6dcff")
kit.camera((-0.35, -8.3, 3.6), (-0.02, 0.4, 0.98), 60)
kit.render(out, width, height)
