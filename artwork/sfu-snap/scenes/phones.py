"""The app on three phones: laid on lime for the redesign (`flat`), or on a table of the campus for the `cover`."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "studio"))
import kit  # noqa: E402

SCREENS = "artwork/.cache/sfu-snap/screens/"
out, width, height, words = kit.arguments()


def flat():
    kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#ffffff", ambient=0.45)
    kit.floor(kit.plain("Lime", "#b9ec22", 0.85))
    for name, place in (("today", (0, 0.05, 0.0)), ("snap", (-1.05, -0.32, 0.0)), ("map", (1.05, 0.42, 0.0)), ("map", (-2.1, -0.7, 0)), ("snap", (2.1, 0.8, 0))):
        kit.phone(f"{SCREENS}{name}.png", place, (0, 0, 0), "#0a2e2c", 1.22, 0.92)
    kit.area((-4, 3.5, 5), (0, 0, 0), 2.6, 250, "#fffbe8", seen=False)
    kit.area((5, 0, 6), (0, 0, 0), 5, 70)
    kit.camera((1.9, -4.2, 6.6), (0.04, 0.04, 0), 84, roll=0.42)


def book(holder_place, turn, size, cover, pages):
    """A closed book lying down: boards around a block of pages."""
    w, d, h = size
    holder = kit.group(holder_place, (0, 0, turn))
    kit.put(kit.slab("Pages", w - 0.08, d - 0.1, h - 0.06, pages, 0.01, 0.004), (-0.03, 0, 0.03), parent=holder)
    for z in (0, h - 0.035):
        kit.put(kit.slab("Board", w, d, 0.035, cover, 0.02, 0.008), (0, 0, z), parent=holder)
    kit.put(kit.slab("Spine", 0.05, d, h, cover, 0.02, 0.01), (-w / 2 + 0.02, 0, 0), parent=holder)


def cover():
    scene = kit.start(samples=int(os.environ.get("SAMPLES", 24)), world="#e8f3ff", ambient=0.55)
    # A slatted table under a tree, a lawn and steps behind it.
    slat = kit.wood("Slat", "#b98a5e", "#9c6d43", "#75492a", 0.55, 1.0, (0.5, 7, 7), 0.12)
    for row in range(-4, 6):
        kit.put(kit.slab("Slat", 16, 1.02, 0.3, slat, 0.03, 0.03), (kit.math.sin(row * 5) * 0.3, row * 1.1, -0.3))
    lawn = kit.Nodes("Lawn", "#5f8f3a", 0.95)
    tint = lawn.ramp((0.3, "#3f6f28"), (0.55, "#6f9f40"), (0.8, "#a3bf5a"))
    lawn.link(lawn.noise(0.6, 6), "Fac", tint, "Fac").link(tint, "Color", lawn.shader, "Base Color")
    kit.floor(lawn.material, 200, -7)
    stone = kit.plain("Stone", "#cfc8ba", 0.9, grain=0.3, scale=4)
    for step in range(5):
        kit.put(kit.slab("Steps", 60, 4, 1.6, stone, 0.02, 0.05), (14, 44 + 4 * step, -7 + 1.6 * step))
    brick = kit.plain("Brick", "#a9553a", 0.9, grain=0.3, scale=3)
    kit.put(kit.slab("Hall", 46, 10, 40, brick, 0.02, 0), (-26, 70, -7))
    glass = kit.plain("Glass", "#7fb3c4", 0.15)
    for column in range(5):
        for row in range(3):
            kit.put(kit.slab("Window", 4.6, 0.4, 7, glass, 0.02, 0), (-44 + 9 * column, 64.9, -2 + 10 * row))

    book((-0.75, 1.0, 0), 6, (2.3, 1.6, 0.3), kit.plain("Pine", "#0d4a43", 0.6), kit.plain("Paper", "#f3efe2", 0.9))
    book((-0.7, 1.02, 0.3), -5, (2.05, 1.45, 0.24), kit.plain("Lime", "#b9ec22", 0.6), kit.plain("Paper", "#f3efe2", 0.9))
    cup = [(0.001, 0.02), (0.36, 0.02), (0.38, 0), (0.5, 1.12), (0.52, 1.14)]
    kit.put(kit.lathe("Cup", cup, kit.plain("Cup", "#f7f3ea", 0.7)), (1.95, 1.15, 0))
    kit.put(kit.lathe("Sleeve", [(0.425, 0.34), (0.48, 0.86)], kit.plain("Sleeve", "#ff7a2f", 0.85)), (1.95, 1.15, 0))
    kit.put(kit.lathe("Lid", [(0.54, 1.1), (0.54, 1.18), (0.5, 1.24), (0.42, 1.25), (0.4, 1.2), (0.001, 1.2)], kit.plain("Lid", "#0d2b29", 0.4)), (1.95, 1.15, 0))
    # One phone leans on the books, one lies in front of them.
    kit.phone(SCREENS + "today.png", (-0.62, -0.02, 0.83), (62, 0, 5), "#0a2e2c", 1.2, 0.9)
    kit.phone(SCREENS + "snap.png", (0.72, -0.62, 0.0), (0, 0, -17), "#0a2e2c", 1.2, 0.9)
    card = kit.group((-1.82, -0.62, 0.0), (0, 0, 24))
    kit.put(kit.slab("Card", 0.95, 1.42, 0.03, kit.printed("Pass", "artwork/.cache/sfu-snap/textures/pass.png", 0.4), 0.09, 0.006), parent=card)
    ribbon = cord([(-2.1, 0.06, 0.05), (-2.3, 0.7, 0.04), (-2.75, 0.9, 0.04), (-2.9, 0.3, 0.04), (-2.75, -0.3, 0.04), (-3.4, -0.6, 0.04)], 0.028)
    ribbon.data.materials.append(kit.cloth("Ribbon", "#b9ec22"))
    pencil = kit.put(kit.lathe("Pencil", [(0.001, 0), (0.055, 0.16), (0.055, 1.25), (0.001, 1.25)], kit.plain("Pencil", "#ff7a2f", 0.4), 6), (1.35, -0.95, 0.055), (90, 0, 62))
    pencil.name = "Pencil"

    sun = kit.bpy.data.lights.new("Sun", "SUN")
    sun.energy, sun.angle, sun.color = 3.2, 0.012, kit.colour("#ffeccb")[:3]
    holder = kit.bpy.data.objects.new("Sun", sun)
    kit.bpy.context.collection.objects.link(holder)
    holder.rotation_euler = kit.Vector((0.75, 0.35, -0.95)).to_track_quat("-Z", "Y").to_euler()
    sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "aizaan", "scenes"))
    from props import leaves
    leaves((-5.0, -1.2, 6.2), (2.6, 1.6, 0.6), 9, 13, 0.8)
    kit.camera((0.3, -8.4, 4.1), (-0.05, 0.45, 0.58), 62, stop=3.2, focus=(-0.3, -0.3, 0.6))
    return scene


def cord(points, radius):
    """A round cord through points."""
    curve = kit.bpy.data.curves.new("Cord", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 3, 10
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    line.order_u, line.use_endpoint_u = 4, True
    holder = kit.bpy.data.objects.new("Cord", curve)
    kit.bpy.context.collection.objects.link(holder)
    return holder


{"flat": flat, "cover": cover}[words[0]]()
kit.render(out, width, height)
