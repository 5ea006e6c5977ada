"""The brass pitcher: the one `photo` a shop owner takes, the `still` of the model, or the `model` itself."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import objects  # noqa: E402
from objects import kit  # noqa: E402

import bpy  # noqa: E402

out, width, height, words = kit.arguments()
what = words[0]


def model(path):
    """Writes the glTF binary; one unit becomes ten centimetres, as in the scenes."""
    kit.start()
    objects.kolshi(kit.group(scale=0.1), around=96, steps=72)
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_apply=True, export_image_format="JPEG")


def photo():
    """On a red oxide step by a whitewashed wall, afternoon sun from the left."""
    kit.start(samples=int(os.environ.get("SAMPLES", 44)), world="#f3e8d6", ambient=0.4)
    step = kit.Nodes("Oxide", "#8c3a2b", 0.32)
    worn = step.noise(1.1, 6, 0.65)
    tint = step.ramp((0.3, "#7c2f22"), (0.7, "#9c4634"))
    step.link(worn, "Fac", tint, "Fac").link(tint, "Color", step.shader, "Base Color")
    step.bump(step.noise(18, 5), strength=0.05, distance=0.02)
    kit.put(kit.slab("Step", 20, 6, 0.8, step.material, 0.02, 0.06), (0, 0.6, -0.8))
    wall = kit.Nodes("Lime", "#e6e0d2", 0.95)
    wall.bump(wall.noise(5, 8, 0.7), strength=0.25, distance=0.05)
    kit.put(kit.slab("Wall", 30, 0.3, 16, wall.material), (0, 3.4, -1))
    kit.put(objects.kolshi(), (0.1, 0.3, 0), (0, 0, 30))
    clay = kit.plain("Bowl", "#a85a36", 0.8, grain=0.15, scale=30)
    bowl = kit.spline([(0.01, 0.03), (0.25, 0.0), (0.5, 0.22), (0.62, 0.42), (0.58, 0.42), (0.44, 0.22), (0.01, 0.08)], 60)
    kit.put(kit.lathe("Bowl", bowl, clay), (-1.75, -0.3, 0))
    sun = bpy.data.lights.new("Sun", "SUN")
    sun.energy, sun.angle, sun.color = 2.6, 0.03, kit.colour("#fff0d6")[:3]
    item = bpy.data.objects.new("Sun", sun)
    bpy.context.collection.objects.link(item)
    kit.put(item, turn=(52, 0, -48))
    kit.area((5, -5, 3), (0, 0, 1), 5, 130, "#dceaff")
    kit.area((-5, -9, 6), (0, 0, 1.2), 9, 420, "#fff3e2")
    kit.camera((0.5, -9.2, 2.9), (-0.1, 0.3, 1.14), 78, stop=8, focus=(0.1, -0.8, 1.2))
    kit.render(out, width, height)


def still():
    """The model on a plain turntable, lit like a viewer."""
    kit.start(samples=int(os.environ.get("SAMPLES", 22)), world="#ffffff", ambient=0.55)
    kit.floor(kit.plain("Ground", "#262a7f", 0.9), wall=6)
    table = kit.plain("Table", "#f7a80d", 0.5)
    kit.put(kit.lathe("Turntable", [(0.001, 0.12), (1.72, 0.12), (1.75, 0.1), (1.75, 0.0)], table, 160))
    kit.put(objects.kolshi(), (0, 0, 0.12), (0, 0, -30))
    kit.area((-5, -2, 6), (0, 0, 1.2), 4, 620, "#ffffff")
    kit.area((5, -1, 3.5), (0, 0, 1.2), 1.6, 260, "#fff0d0", size_y=4)
    kit.area((0, -7, 4), (0, 0, 1), 5, 170)
    kit.camera((0, -10, 3.6), (0, 0, 1.22), 80)
    kit.render(out, width, height)


{"model": lambda: model(out), "photo": photo, "still": still}[what]()
