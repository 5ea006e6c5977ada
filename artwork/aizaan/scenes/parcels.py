"""Parcels in a pile, tied with cord, a hang tag on the top one: the study's cover on the portfolio."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.sweep(paper('ground', colour=KOCHI, rough=0.9), width=90, depth=9, height=40, radius=5, front=30)
dark, lilac, pale = paper('dark', colour=KHOYER), paper('lilac', colour=KOCHURI), paper('pale', colour=MUSLIN)


def parcel(size, side, location, turn, face=None, colour=KOCHURI, at=-0.27):
    """A lidded box, a doubled cord around it `at` a share of its width from the middle."""
    w, d, h = size
    parts = [s.box('body', (w, d, h), side, bevel=0.02), s.box('lid', (w + 0.06, d + 0.06, h * 0.36), side, (0, 0, h * 0.66), bevel=0.02)]
    top = h * 1.02
    if face:
        parts.append(s.card('face', w + 0.02, d + 0.02, paper(f'face-{face}', face), location=(0, 0, top + 0.001)))
    r, g = 0.026, 0.055
    for shift in (-0.04, 0.04):
        x = w * at + shift
        parts.append(cord([(x, -d / 2 - g, 0.02), (x, -d / 2 - g, h * 0.5), (x, -d / 2 - g, top), (x, -d / 2, top + g), (x, 0, top + r), (x, d / 2, top + g),
                           (x, d / 2 + g, top), (x, d / 2 + g, 0.02)], colour, r))
    return group(parts, location, (0, 0, turn)), top


_, first = parcel((4.6, 3.3, 1.25), dark, (0, 0.7, 0), -8, 'box-lid', at=0.02)
_, second = parcel((3.3, 2.5, 0.95), lilac, (0.15, 0.75, first + 0.03), 7, 'bag-lilac', KHOYER)
_, third = parcel((2.1, 1.5, 0.7), pale, (0.0, 0.7, first + second + 0.06), -12, None, KHOYER)
tag('tag', (0.5, -0.62, first + second + third - 0.44), (66, 0, -12), (0.62, 1.033))
T = first + second + third + 0.06
for drift in (-0.03, 0.03):
    cord([(0.537, -0.44, T - 0.12), (0.53, -0.36, T - 0.02), (0.5 + drift, -0.14, T + 0.05), (0.4 + drift, 0.05, T + 0.035),
          (0.05, 0.28 + drift, T + 0.035), (-0.35, 0.42 + drift, T + 0.05), (-0.5, 0.45 + drift, T + 0.07)], KHOYER, 0.014)
_, low = parcel((1.7, 1.7, 1.0), lilac, (3.45, -0.6, 0), -24, None, KHOYER)
s.card('card', 0.98, 0.6, paper('sign', 'card-dark'), 0.01, (3.35, -0.85, low + 0.03), (0, 0, -16), back=paper('edge', colour='#5a1a2b'))
stack(18, 0.9, 0.55, paper('light', 'card-light'), paper('edge2', colour='#e6e0d5'), seed=9, mess=0.006, location=(-3.05, -0.95, 0), turn=14)
s.world(0.35, '#fbfff0')
s.area((-8, -7, 9), (0, 0, 2), 3.4, 1250, '#fff4e6')
s.area((8, -6, 5), (0, 0, 2), 6, 170, '#eef0ff')
s.area((0, 7, 9), (0, 9, 2), 5, 220)
s.camera((0.5, -17, 6.4), (0.3, 0, 1.6), 74)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
