"""The carved vase: four photographs from around it (`photo-1` to `photo-4`), the `still` and the `model`."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import objects  # noqa: E402
from objects import kit  # noqa: E402

import bpy  # noqa: E402

out, width, height, words = kit.arguments()
what = words[0]


def model(path):
    kit.start()
    objects.vase(kit.group(scale=0.1), around=144, steps=100, fine=True)
    bpy.ops.export_scene.gltf(filepath=path, export_format="GLB", export_apply=True, export_image_format="JPEG")


def photo(number):
    """A wooden table by a window; the vase stays on its jute mat, the camera walks."""
    kit.start(samples=int(os.environ.get("SAMPLES", 12)), world="#dfe8f2", ambient=0.35, exposure=0.3)
    objects.planks("#b98d5d", "#a67a4b", "#8a6038", -6.6, 11)
    wall = kit.plain("Wall", "#d9d2c4", 0.95, grain=0.12, scale=8)
    kit.put(kit.slab("Wall", 60, 0.2, 24, wall), (0, 9.6, -4))
    objects.mat()
    kit.put(objects.vase(), (0, 0, 0.06), (0, 0, 20))
    kit.area((-4.5, 1.5, 5), (0, 0, 1.2), 3, 420, "#fff4e4")
    kit.area((4, -4, 5), (0, 0, 1), 4, 170, "#e4edf7")
    place = {1: (-4.6, -6.6, 3.3), 2: (3.4, -7.0, 2.1), 3: (0.4, -5.4, 6.4), 4: (-0.4, -8.0, 1.3)}[number]
    target = {1: (0, 0, 1.25), 2: (0, 0, 1.28), 3: (0, 0, 1.2), 4: (0, 0, 1.35)}[number]
    kit.camera(place, target, 51, stop=8, focus=(0, -0.6, 1.3))
    kit.render(out, width, height)


def still():
    """Half clay, half drawn net: the model on the printer's plate."""
    kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#ffffff", ambient=0.5)
    kit.floor(kit.plain("Ground", "#0c6b46", 0.9), wall=6)
    plate = kit.plain("Plate", "#17130e", 0.45)
    kit.put(kit.slab("Plate", 3.4, 3.4, 0.12, plate, 0.12, 0.03), turn=(0, 0, 28))
    line = kit.plain("Line", "#5f5a52", 0.7)
    grid = kit.group((0, 0, 0.1205), (0, 0, 28))
    for step in range(-7, 8):
        kit.put(kit.slab("Line", 3.2, 0.012, 0.002, line), (0, step * 0.21, 0), parent=grid)
        kit.put(kit.slab("Line", 0.012, 3.2, 0.002, line), (step * 0.21, 0, 0), parent=grid)
    kit.put(objects.vase(), (0, 0, 0.12), (0, 0, 20))
    kit.area((-5, -2.5, 4.5), (0, 0, 1.3), 2.6, 560, "#fff6ea")
    kit.area((5, -1, 3.5), (0, 0, 1.2), 2, 170, "#e4f2ff", size_y=4)
    kit.area((0, 4, 7), (0, 0, 1.4), 3, 200)
    kit.camera((0, -10, 3.9), (0, 0, 1.36), 80)
    kit.render(out, width, height)


if what == "model":
    model(out)
elif what == "still":
    still()
else:
    photo(int(what[-1]))
