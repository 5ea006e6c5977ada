"""Morning on the bed: pillows on a quilt, light falling through a window."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from pillow import kit, pillow  # noqa: E402

import bpy  # noqa: E402

out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#d9ccff", ambient=0.55, exposure=0.05)
kit.tufted("Quilt", 20, 14, kit.cloth("Quilt", "#c3adf5", weave=400, strength=0.08), 1.35, 0.24)
wall = kit.plain("Wall", "#d3c2fa", 0.95)
kit.put(kit.slab("Wall", 40, 0.2, 20, wall), (0, 4.6, -1))

plan = (
    ("#fff3dc", "#7a55c4", (-1.7, 1.9, 1.75), (62, 4, 9), (4.6, 3.2, 3.2, 84)),
    ("#ffd27a", "#3a1f5c", (1.9, 1.7, 1.55), (56, -6, -12), (4.2, 3.0, 3.5, 74)),
    ("#8a66d6", "#fff3dc", (0.15, 0.15, 1.05), (46, 2, -3), (3.6, 2.5, 3.4, 78)),
)
for body, trim, place, turn, (wide, deep, air, cells) in plan:
    item = pillow(kit.cloth("Cotton", body, weave=400, strength=0.1), wide, deep, air, piping=kit.plain("Cord", trim, 0.9), cells=cells)
    kit.put(item, place, turn)
    if body == "#8a66d6":
        front = item

bars = kit.plain("Frame", "#ffffff")
frame = kit.group((-9, -7, 9))
frame.rotation_euler = (kit.Vector((0, 0.5, 0.8)) - frame.location).to_track_quat("Z", "Y").to_euler()
for x in (-2.2, 0.0, 2.2):
    holder = kit.put(kit.slab("Bar", 0.22, 9, 0.05, bars), (x, 0, 0), parent=frame)
    holder.visible_camera = False
for y in (-3.0, 0.0, 3.0):
    holder = kit.put(kit.slab("Bar", 9, 0.22, 0.05, bars), (0, y, 0), parent=frame)
    holder.visible_camera = False
sun = bpy.data.lights.new("Sun", "SUN")
sun.energy, sun.angle, sun.color = 2.6, math.radians(1.2), kit.colour("#ffe6c0")[:3]
item = bpy.data.objects.new("Sun", sun)
bpy.context.collection.objects.link(item)
item.rotation_euler = (kit.Vector((0, 0.5, 0.8)) - kit.Vector((-9, -7, 9))).to_track_quat("-Z", "Y").to_euler()
kit.area((6, -5, 4), (0, 0, 1), 6, 150, "#e9e0ff")
kit.camera((0.1, -10.2, 3.9), (0.05, 0.6, 1.28), 50)
kit.render(out, width, height)
