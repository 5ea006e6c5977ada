"""Carriers, boxes and cards together on lilac: the case study's cover."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.sweep(paper('ground', colour=KOCHURI, rough=0.9), width=90, depth=9, height=40, radius=5, front=30)
dark, pattern = paper('dark', 'bag-front'), paper('pattern', 'bag-lilac')
side, pale = paper('side', colour=KHOYER), paper('pale', colour=KOCHURI)
bag(dark, side, side, s.surface('cord', KOCHURI, rough=0.8, bump=('noise', 40, 0.6, 0.02)), (3.2, 4.0, 1.2), (-1.5, 1.3, 0), 16)
s.box('low', (3.3, 2.3, 0.75), paper('low', colour=MUSLIN), (2.15, 0.5, 0), (0, 0, -12), 0.02)
s.box('high', (2.7, 1.9, 0.6), paper('high', colour=KOCHI), (2.25, 0.55, 0.75), (0, 0, -4), 0.02)
bag(pattern, pale, pale, s.surface('cord2', KHOYER, rough=0.8, bump=('noise', 40, 0.6, 0.02)), (1.7, 2.125, 0.72), (2.3, 0.6, 1.35), -8)
stack(16, 0.9, 0.55, paper('light', 'card-light'), paper('edge', colour='#e6e0d5'), seed=9, mess=0.006, location=(-0.1, -1.75, 0), turn=10)
tag('tag', (1.2, -1.6, 0.0), (0, 0, -24), (0.7, 1.167))
s.world(0.35, '#f4efff')
s.area((-7, -3, 9), (0, 0, 2), 4, 900, '#fff4e6')
s.area((8, -6, 5), (0, 0, 2), 6, 190, '#eef0ff')
s.area((0, 7, 9), (0, 9, 2), 5, 220)
s.camera((0.5, -17, 5.2), (0.3, 0, 2.2), 69)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
