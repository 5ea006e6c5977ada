"""The identity at work: three pillows in a pile, a swing tag and the box they come in."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from pillow import kit, pillow  # noqa: E402

TEXTURES = "artwork/.cache/puffy/textures/"
out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#e9e0ff", ambient=0.3, exposure=0.1)
kit.floor(kit.plain("Paper", "#bda6f2", 0.9), wall=5.5)

cotton = {n: kit.cloth(n, c, weave=420, strength=0.1) for n, c in (("cream", "#fff3da"), ("peach", "#ffab8a"), ("butter", "#ffd680"))}
cord = {n: kit.plain("Cord " + n, c, 0.9) for n, c in (("plum", "#3a1f5c"), ("cream", "#fff3da"), ("violet", "#7a55c4"))}
pile = (
    ("peach", "cream", (-0.75, 0.35, 0.62), (1, -2, 6), (4.5, 3.2, 3.2, 84)),
    ("butter", "plum", (-0.55, 0.25, 1.72), (-2, 2, -7), (4.25, 3.0, 3.6, 72)),
    ("cream", "violet", (-0.8, 0.2, 2.84), (3, -3, 188), (4.4, 3.1, 3.0, 90)),
)
for body, trim, place, turn, (wide, deep, air, cells) in pile:
    item = pillow(cotton[body], wide, deep, air, piping=cord[trim], cells=cells)
    kit.put(item, place, turn, (1, 1, 0.92))

box = kit.group((2.75, -0.35, 0), (0, 0, -24))
board = kit.plain("Board", "#3a1f5c", 0.7, grain=0.05, scale=120)
kit.put(kit.slab("Box", 2.0, 1.5, 2.1, board, 0.03, 0.03), parent=box)
face = kit.put(kit.sheet("Face", 1.98, 1.98, kit.printed("Face", TEXTURES + "box.png", 0.65), 0, 2), (0, -0.7535, 1.06), (90, 0, 0), parent=box)

tag = kit.group((0.55, -1.8, 1.1), (74, 0, -18))
card = kit.printed("Tag", TEXTURES + "tag.png", 0.8)
kit.put(kit.slab("Tag", 0.9, 1.35, 0.02, card, 0.12, 0.004), parent=tag)
string = kit.plain("String", "#3a1f5c", 0.9)
import bpy  # noqa: E402

curve = bpy.data.curves.new("String", "CURVE")
curve.dimensions = "3D"
curve.bevel_depth = 0.014
line = curve.splines.new("BEZIER")
points = [(0.57, -1.64, 1.64), (0.72, -1.68, 1.86), (1.05, -1.5, 1.98), (1.25, -1.32, 1.9)]
line.bezier_points.add(len(points) - 1)
for point, place in zip(line.bezier_points, points):
    point.co = place
    point.handle_left_type = point.handle_right_type = "AUTO"
curve.materials.append(string)
bpy.context.collection.objects.link(bpy.data.objects.new("String", curve))

kit.area((-6, -4, 7), (0, 0, 1.4), 4.5, 1120, "#fff1df")
kit.area((7, -3, 4), (0, 0, 1), 5, 330, "#e8ddff")
kit.area((0, 1.5, 9), (0, 1, 0), 5, 260)
kit.camera((0.4, -13.5, 4.4), (0.35, 0, 1.62), 62)
kit.render(out, width, height)
