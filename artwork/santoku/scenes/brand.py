"""The identity at work: paulownia box, knife, printed cloth and cards on a plaster counter."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from knife import kit, knife  # noqa: E402

TEXTURES = "artwork/.cache/santoku/textures/"
out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#dfe6ea", ambient=0.28, exposure=0.3)

plaster = kit.Nodes("Plaster", "#a9b0ac", 0.85)
patches = plaster.noise(0.7, 6, 0.6)
tint = plaster.ramp((0.3, "#9aa29e"), (0.7, "#b3bab6"))
plaster.link(patches, "Fac", tint, "Fac").link(tint, "Color", plaster.shader, "Base Color")
plaster.bump(plaster.noise(24, 6, 0.65), strength=0.12, distance=0.02)
kit.floor(plaster.material)

box = kit.group((-0.35, 0.95, 0), (0, 0, 9))
paulownia = kit.wood("Paulownia", "#ead9b4", "#dcc496", "#c8ab77", 0.62, 0.8, bump=0.06)
kit.put(kit.slab("Base", 4.0, 1.05, 0.34, paulownia, 0.01, 0.012), (0, 0, 0), parent=box)
kit.put(kit.slab("Lid", 4.06, 1.11, 0.17, paulownia, 0.01, 0.014), (0, 0, 0.352), parent=box)
kit.decal(TEXTURES + "logo.png", 1.5, 0.3, "#2a1d12", (0, 0, 0.5195), parent=box, rough=0.8)
band = kit.plain("Band", "#1b1d1f", 0.85, grain=0.1, scale=90)
kit.put(kit.slab("Band", 0.34, 1.13, 0.532, band, 0.005, 0.008), (1.45, 0, 0), parent=box)
kit.decal(TEXTURES + "mark-light.png", 0.2, 0.16, "#dcbc8c", (1.45, 0, 0.5295), (0, 0, 90), parent=box)

fabric = kit.Nodes("Tenugui", "#2f4a3c", 0.92, sheen=0.3)
fabric.image(TEXTURES + "pattern.png", "REPEAT")
fabric.bump(fabric.noise(180, 3), strength=0.18, distance=0.01)
kit.put(kit.folded("Tenugui", 2.1, 1.45, fabric.material, 4, 0.045, 0.012, 5, 0.62), (-1.35, -1.0, 0), (0, 0, -14))

knife((0.62, -0.66, 0.02), (0, 5, -11))

card = kit.printed("Card", TEXTURES + "card.png", 0.8)
edge = kit.plain("Edge", "#eff1ee", 0.8)
for place, turn, face in (((1.5, -1.62, 0), -6, card), ((1.66, -1.7, 0.014), -15, card)):
    item = kit.group(place, (0, 0, turn))
    kit.put(kit.slab("Card", 0.9, 0.55, 0.012, face, 0.015, 0.002), parent=item)
stone = kit.plain("Stone", "#3d4644", 0.9, grain=0.2, scale=40)
kit.put(kit.slab("Whetstone", 1.7, 0.58, 0.24, stone, 0.02, 0.012), (-2.5, 1.95, 0), (0, 0, 30))

kit.area((-5, 4.5, 5), (0, 0.3, 0), 4.0, 620, "#fff7ec")
kit.area((6, 1, 5), (0, 0, 0), 6, 140, "#e3edf5")
kit.area((1.0, 5.6, 8.2), (0.5, -0.6, 0), 4.4, 170)
kit.camera((0.15, -5.2, 8.2), (0.05, 0.12, 0.1), 60)
kit.render(out, width, height)
