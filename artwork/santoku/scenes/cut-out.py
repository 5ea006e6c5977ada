"""The knife from above on nothing: the product picture that the shop's pages use."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from knife import kit, knife  # noqa: E402

out, width, height, words = kit.arguments()
kit.start(samples=48, transparent=True, world="#e8ecee", ambient=0.42)
knife(kind=words[0])
kit.area((-1.8, 2.2, 4), (0, 0, 0), 3.5, 110, size_y=1.4)
kit.area((3, 1.0, 2.2), (0.3, 0, 0), 2.0, 40, "#e6eefc")
kit.area((2.6, 1.2, 16), (0.4, 0, 0), 4.6, 150, size_y=3)
kit.area((-3.4, -1.5, 16), (-0.6, 0, 0), 3, 30)
kit.camera((0, 0, 14), (0, 0, 0), 142)
kit.render(out, width, height)
