"""Business cards on lilac paper."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, _ = s.arguments()
s.empty()
s.card('ground', 40, 40, paper('ground', colour=KOCHURI, rough=0.85))
dark, light, lilac, leaf = (paper(n, n) for n in ('card-dark', 'card-light', 'card-lilac', 'card-leaf'))
edge, pale, green = paper('edge', colour='#5a1a2b'), paper('pale', colour='#e6e0d5'), paper('green', colour='#b7c552')
top = stack(26, 0.9, 0.55, dark, edge, seed=4, mess=0.006, location=(-0.34, 0.16, 0), turn=24)
s.card('lean', 0.9, 0.55, lilac, 0.008, (-0.3, 0.19, top), (0, 0, 31), back=pale)
low = stack(7, 0.9, 0.55, light, pale, seed=9, mess=0.007, location=(0.42, -0.3, 0), turn=24)
s.card('leaf', 0.9, 0.55, leaf, 0.008, (0.62, 0.52, 0.0), (0, 0, -14), back=green)
s.card('single', 0.9, 0.55, dark, 0.008, (-0.66, -0.56, 0.0), (0, 0, 10), back=edge)
s.world(0.22, '#f6f0ff')
s.area((-3.2, 2.6, 3.0), (0, 0, 0), 1.3, 150, '#fff3e2')
s.area((3, -2, 4), (0, 0, 0), 3.5, 38, '#eef2ff')
s.camera((0.25, -3.0, 3.5), (0.02, -0.03, 0.04), 74, focus=(0.3, -0.3, 0.1), fstop=11)
s.shoot(out, width, height, samples=quality(26), meter=0.95)
