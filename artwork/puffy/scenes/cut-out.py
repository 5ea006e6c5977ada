"""One pillow on nothing: the product picture that the shop's pages use."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from pillow import kit, pillow  # noqa: E402

out, width, height, words = kit.arguments()
kit.start(samples=40, transparent=True, world="#e2d6ff", ambient=0.4)
shade = words[0] if words else "#fff6e4"
body = kit.cloth("Cotton", shade, weave=500, strength=0.12)
item = pillow(body, piping=kit.plain("Cord", words[1] if len(words) > 1 else "#c9b6f7", 0.9))
kit.put(item, (0, 0, 0), (58, -4, 10))
kit.area((-5, -3, 6), (0, 0, 0), 5, 720, "#fff4e8")
kit.area((5, -1, 3), (0, 0, 0), 4, 240, "#eee6ff")
kit.camera((0, -14, 3.2), (0, 0, 0), 85)
kit.render(out, width, height)
