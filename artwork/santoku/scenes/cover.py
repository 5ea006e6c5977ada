"""The knife on dark slate beside its wooden sheath, one low light from the window."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from knife import kit, knife  # noqa: E402

TEXTURES = "artwork/.cache/santoku/textures/"
out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#cfdbe2", ambient=0.1, exposure=0.25)
slate = kit.Nodes("Slate", "#202325", 0.62)
layers = slate.noise(1.6, 9, 0.68)
tint = slate.ramp((0.3, "#191b1d"), (0.7, "#2c3032"))
slate.link(layers, "Fac", tint, "Fac").link(tint, "Color", slate.shader, "Base Color")
slate.bump(slate.noise(3.5, 10, 0.68), strength=0.28, distance=0.08)
kit.floor(slate.material)

knife((0.12, -0.12, -0.078), (0, 2.3, 24))

box = kit.group((-0.65, 1.45, 0), (0, 0, 24))
paulownia = kit.wood("Paulownia", "#e2cfa6", "#d2b884", "#b9985f", 0.62, 0.8, bump=0.06)
kit.put(kit.slab("Base", 4.0, 1.0, 0.3, paulownia, 0.01, 0.012), parent=box)
kit.put(kit.slab("Lid", 4.06, 1.06, 0.15, paulownia, 0.01, 0.014), (0, 0, 0.31), parent=box)
kit.decal(TEXTURES + "logo.png", 1.6, 0.32, "#241910", (0.2, -0.05, 0.4605), parent=box, rough=0.8)

fabric = kit.Nodes("Tenugui", "#2f4a3c", 0.92, sheen=0.3)
fabric.image(TEXTURES + "pattern.png", "REPEAT")
kit.put(kit.folded("Tenugui", 2.0, 1.3, fabric.material, 3, 0.045, 0.012, 8, 0.62), (1.65, -1.5, 0), (0, 0, 18))

kit.area((-4.5, 3.2, 3.2), (0, 0.2, 0), 2.6, 330, "#fff0da")
kit.area((1.5, 6.5, 6), (0.2, 0, 0), 3.2, 80, "#e6f0f8")
kit.area((5, -3, 5), (0, 0, 0), 4, 60)
kit.camera((0.2, -5.4, 7.2), (0.1, 0.18, 0.1), 68)
kit.render(out, width, height)
