"""The woven care label at the seam of a pillow, close enough to read."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from pillow import kit, pillow  # noqa: E402

out, width, height, words = kit.arguments()
kit.start(samples=int(os.environ.get("SAMPLES", 16)), world="#efe6ff", ambient=0.32, exposure=0.3)
kit.floor(kit.plain("Bed", "#ffcf9f", 0.95), height=-0.9)

body = pillow(kit.cloth("Lilac", "#b79cf4", weave=900, strength=0.25), 4.6, 3.2, 3.2, piping=kit.plain("Cord", "#3a1f5c", 0.9), cells=84)
kit.put(body, (0, 0, 0), (0, 0, -3))

weave = kit.Nodes("Woven", "#ffffff", 0.85, sheen=0.2)
weave.set("Specular", 0.15)
weave.image("artwork/.cache/puffy/textures/care-label.png", "EXTEND")
for axis in ("X", "Y"):
    threads = weave.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction=axis)
    threads.inputs["Scale"].default_value = 26
    weave.link(weave.mapping(), "Vector", threads, "Vector").bump(threads, "Fac", 0.15, 0.006)
label = kit.put(kit.sheet("Label", 2.1, 1.82, weave.material, 0.0, 60), (0.06, -0.1, 3), (0, 0, -6))
wrap = label.modifiers.new("Lie", "SHRINKWRAP")
wrap.target = body
wrap.wrap_method = "PROJECT"
wrap.use_project_z = True
wrap.use_positive_direction = False
wrap.use_negative_direction = True
wrap.offset = 0.016
hem = label.modifiers.new("Solid", "SOLIDIFY")
hem.thickness = 0.02
soft = label.modifiers.new("Soft", "SUBSURF")
soft.levels = soft.render_levels = 1

kit.area((-4.5, 1.5, 3.6), (0, 0, 0.8), 2.4, 300, "#fff1df")
kit.area((4, -4, 4), (0, 0, 0.8), 4, 90, "#e6dcff")
kit.camera((0.35, -4.4, 6.6), (0.05, -0.2, 0.55), 80)
kit.render(out, width, height)
