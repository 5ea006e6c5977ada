"""Carriers, boxes and cards together on lilac: the case study's cover."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.sweep(paper('ground', colour=KOCHURI, rough=0.9), width=90, depth=9, height=40, radius=5, front=30)
dark, pattern = paper('dark', 'bag-front'), paper('pattern', 'bag-lilac')
side, pale = paper('side', colour=KHOYER), paper('pale', colour=KOCHURI)
cord_lilac, cord_dark = (s.surface(name, colour, rough=0.8, bump=('noise', 40, 0.6, 0.02)) for name, colour in (('cord', KOCHURI), ('cord2', KHOYER)))
# the large bag stands in the middle, so that a tall crop keeps it whole
bag(dark, side, side, cord_lilac, (3.0, 3.8, 1.15), (0.0, 1.0, 0), 12)
s.box('right', (2.5, 2.0, 1.25), paper('right', colour=MUSLIN), (2.95, 0.9, 0), (0, 0, -14), 0.02)
bag(pattern, pale, pale, cord_dark, (1.7, 2.125, 0.72), (2.95, 0.9, 1.25), -6)
s.box('left', (2.2, 1.7, 0.7), paper('left', colour=KOCHI), (-2.95, 0.1, 0), (0, 0, 20), 0.02)
stack(30, 0.9, 0.55, paper('light', 'card-light'), paper('edge', colour='#e6e0d5'), seed=9, mess=0.006, location=(-3.0, 0.05, 0.7), turn=16)
tag('tag', (1.75, -1.75, 0.0), (0, 0, -24), (0.7, 1.167))
s.card('card', 0.9, 0.55, paper('lilac', 'card-lilac'), 0.008, (-1.35, -1.9, 0), (0, 0, 12), back=paper('edge2', colour='#e6e0d5'))
s.world(0.35, '#f4efff')
s.area((-7, -3, 9), (0, 0, 2), 4, 900, '#fff4e6')
s.area((8, -6, 5), (0, 0, 2), 6, 190, '#eef0ff')
s.area((0, 7, 9), (0, 9, 2), 5, 220)
s.camera((0.4, -17, 5.2), (0.05, 0, 2.05), 66)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
