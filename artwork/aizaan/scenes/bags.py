"""Two paper carriers on a seamless ground of silt."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, _ = s.arguments()
s.empty()
s.sweep(paper('ground', colour=POLI, rough=0.9), width=90, depth=9, height=40, radius=5, front=30)
dark, pattern = paper('dark', 'bag-front'), paper('pattern', 'bag-lilac')
side, pale = paper('side', colour=KHOYER), paper('pale', colour=KOCHURI)
bag(dark, side, side, s.surface('cord', KOCHURI, rough=0.8, bump=('noise', 40, 0.6, 0.02)), (3.2, 4.0, 1.2), (-1.15, 0.6, 0), 20)
bag(pattern, pale, pale, s.surface('cord2', KHOYER, rough=0.8, bump=('noise', 40, 0.6, 0.02)), (2.3, 2.875, 0.95), (2.25, -0.7, 0), -14)
s.world(0.35, '#f4efff')
s.area((-8, -9, 9), (0, 0, 2), 4, 1300, '#fff4e6')
s.area((8, -6, 5), (0, 0, 2), 6, 190, '#eef0ff')
s.area((0, 7, 9), (0, 9, 2), 5, 220)
s.camera((0.6, -18, 4.0), (0.45, 0, 2.62), 71)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
