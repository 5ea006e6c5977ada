"""The neck of a folded shirt: woven label, hang tag on its cord."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.card('ground', 40, 40, paper('ground', colour=POLI, rough=0.9))
shirt, top = folded_shirt(2.6, 0.2)
W, L = 2.6, 3.25


def height_at(x, y):
    """Height of the shirt at a place."""
    return float(top(np.array([[x / W + 0.5]]), np.array([[y / L + 0.5]]))[0, 0])


HIGH = max(height_at(x, y) for x in np.linspace(0.15, 0.75, 9) for y in np.linspace(-0.1, 0.7, 9))
tag('tag', (0.46, 0.28, HIGH + 0.006), (0, 0, -24), (0.5, 0.833))
eye = (0.46 + 0.35 * math.sin(math.radians(24)), 0.28 + 0.35 * math.cos(math.radians(24)))
button = (0.0, (0.5 - 420 / 1500) * L)
for drift in (-1, 1):
    path = [(eye[0], eye[1], HIGH + 0.022), (eye[0] - 0.02, eye[1] + 0.06, HIGH + 0.05)]
    for t, bow in ((0.25, 0.16), (0.5, 0.22), (0.75, 0.12)):
        x, y = eye[0] + (button[0] - eye[0]) * t, eye[1] + (button[1] - eye[1]) * t + bow + drift * 0.018
        path.append((x, y, height_at(x, y) + 0.02))
    path += [(button[0] + 0.02, button[1] + 0.02 * drift, height_at(*button) + 0.02), (button[0], button[1], height_at(*button) - 0.02)]
    cord(path, KHOYER, 0.009)
s.world(0.22, '#f4efff')
s.area((-4.2, 3.0, 3.4), (0, 0.6, 0), 1.3, 240, '#fff2e0')
s.area((3, -3, 4), (0, 0.6, 0), 3.5, 34, '#eef0ff')
s.camera((0.12, -2.6, 4.4), (0.08, 0.58, 0.1), 82, focus=(0.3, 0.5, 0.2), fstop=14)
s.shoot(out, width, height, samples=quality(22), meter=0.95)
