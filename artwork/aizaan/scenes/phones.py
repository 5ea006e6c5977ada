"""Two phones on steps: the product page and the bag."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.sweep(paper('ground', colour=KHOYER, rough=0.85), width=60, depth=5, height=30, radius=3, front=20)
lilac, green = paper('lilac', colour=KOCHURI), paper('green', colour=KOCHI)
s.box('step', (1.7, 1.2, 0.42), lilac, (-0.52, 0.35, 0), (0, 0, 12), 0.015)
s.box('post', (0.34, 0.34, 1.3), paper('pale', colour=MUSLIN), (-0.48, 0.85, 0), (0, 0, 12), 0.015)
s.box('slab', (1.5, 1.4, 0.16), green, (0.72, -0.32, 0), (0, 0, -10), 0.015)
s.box('back', (0.3, 0.3, 1.2), lilac, (0.72, 0.12, 0), (0, 0, -10), 0.015)


def stand(image, x, y, z, turn, lean=80):
    """Stands a phone on its foot at a height, leaning back."""
    tilt = math.radians(lean)
    rise = 0.75 * math.sin(tilt)
    back = 0.75 * math.cos(tilt)
    phone(image, (x - back * math.sin(math.radians(turn)), y + back * math.cos(math.radians(turn)), z + rise), (lean, 0, turn), 0.9)


stand('product', -0.45, 0.18, 0.418, 12)
stand('bag', 0.70, -0.48, 0.158, -10)
s.world(0.25, '#f4efff')
s.area((-4.5, -1.5, 4.5), (0, 0, 1), 1.6, 190, '#fff2e2')
s.area((4, -4, 2.5), (0, 0, 1), 3, 45, '#eef0ff')
s.area((0, 3, 5), (0, 4.5, 1.5), 2.5, 60, '#e8dcff')
s.camera((0.2, -8.2, 1.7), (0.1, 0, 0.94), 90)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
