"""The app on three phones: laid on lime for the redesign (`flat`), or standing on a step for the `cover`."""

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


def cover():
    kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#dff5ee", ambient=0.4)
    kit.floor(kit.plain("Pine", "#0d4a43", 0.85), wall=4.5)
    step = kit.plain("Step", "#b9ec22", 0.75)
    kit.put(kit.slab("Step", 3.0, 1.5, 0.55, step, 0.22, 0.05), (-0.25, 0.35, 0))
    kit.put(kit.slab("Step", 1.7, 1.3, 0.28, kit.plain("Orange", "#ff7a2f", 0.75), 0.22, 0.05), (1.5, -0.75, 0))
    kit.put(kit.lathe("Drum", [(0.001, 1.0), (0.52, 1.0), (0.56, 0.96), (0.56, 0)], kit.plain("Aqua", "#8fe3d4", 0.75), 160), (-2.15, 0.5, 0))
    ball = kit.lathe("Ball", [(0.34 * kit.math.sin(a), -0.34 * kit.math.cos(a)) for a in kit.np.linspace(0.001, 3.14, 60)], kit.plain("Ball", "#ff7a2f", 0.35), 96)
    kit.put(ball, (-2.15, 0.5, 1.34))
    kit.phone(SCREENS + "today.png", (-0.72, 0.42, 1.46), (80, 0, 8), "#0a2e2c", 1.2, 0.9)
    kit.phone(SCREENS + "snap.png", (0.42, 0.3, 1.46), (80, 0, -10), "#0a2e2c", 1.2, 0.9)
    card = kit.group((1.58, -0.72, 0.99), (78, 0, -14))
    kit.put(kit.slab("Card", 0.95, 1.42, 0.03, kit.printed("Pass", "artwork/.cache/sfu-snap/textures/pass.png", 0.4), 0.09, 0.006), parent=card)
    kit.area((-4, -3.5, 5.5), (0, 0, 1), 3, 420, "#fff6e4")
    kit.area((5, -2, 4), (0, 0, 1), 3, 130, "#dff7ff")
    kit.area((0, 3, 6), (0, 0, 1.2), 3, 120)
    kit.camera((0.2, -9.6, 2.9), (-0.16, 0.2, 1.22), 68)


{"flat": flat, "cover": cover}[words[0]]()
kit.render(out, width, height)
