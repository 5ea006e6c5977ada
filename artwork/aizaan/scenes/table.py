"""The positioning map, printed large, on a worktable with pencils and tokens."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.card('table', 40, 40, s.mottled('wood', '#8d6546', '#6f4a31', 2.0, 0.55, 0.1, (0.5, 6.0, 1)), location=(0, 0, 0))
curl = lifted(drape(120, 90, 8, 0.03, 7, 4))
chart = s.surface('map', image=picture('map-print'), rough=0.75, specular=0.25)
W, D = 5.6, 4.2


def sheet(u, v):
    corner = 0.35 * np.exp(-((1 - u) ** 2 + (1 - v) ** 2) / 0.012) + 0.18 * np.exp(-(u ** 2 + (1 - v) ** 2) / 0.01)
    return (u - 0.5) * W, (v - 0.5) * D, 0.012 + curl(u, v) * 0.5 + corner


thing = s.grid('map', 160, 120, sheet, chart)
thing.rotation_euler.z = math.radians(11)
turn = math.radians(11)


def on_map(x, y):
    """Place of a point of the sheet (2000 x 1500 units, y down) on the table."""
    px, py = (x / 2000 - 0.5) * W, (0.5 - y / 1500) * D
    return px * math.cos(turn) - py * math.sin(turn), px * math.sin(turn) + py * math.cos(turn), 0.02


disc(KHOYER, 0.22, 0.09, on_map(1090, 610))
disc(KOCHI, 0.11, 0.08, on_map(640, 904))
disc(KOCHURI, 0.13, 0.08, on_map(1480, 676))
disc(KOCHURI, 0.13, 0.08, on_map(620, 408))
disc(KOCHURI, 0.13, 0.08, on_map(1690, 986))
pencil(KHOYER, (0.95, -0.95, 0.075), 62)
pencil(KOCHI, (-2.75, -1.3, 0.05), -20)
s.box('book', (1.5, 2.1, 0.18), paper('book', colour=KHOYER), (3.35, 0.7, 0), (0, 0, -6), 0.02)
s.world(0.22, '#f4f0ff')
s.area((-5, 4.2, 4.5), (0, 0, 0), 1.8, 330, '#fff0dc')
s.area((5, -4, 5), (0, 0, 0), 4, 70, '#eef0ff')
s.camera((-0.6, -5.4, 4.6), (-0.22, 0.0, 0), 48.5, focus=(0.2, 0.2, 0), fstop=14)
s.shoot(out, width, height, samples=quality(22), meter=1.1)
