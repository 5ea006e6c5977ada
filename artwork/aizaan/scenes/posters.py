"""Three posters pasted to a concrete wall in a side street, late sun through a tree."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.card('wall', 80, 40, s.mottled('concrete', '#b9b2a8', '#958e86', 1.1, 0.95, 0.7), location=(0, 0, 12), rotation=(90, 0, 0))
s.card('pavement', 80, 30, s.mottled('pavement', '#8d8780', '#76706a', 1.1, 0.95, 0.5), location=(0, -15, -2.1))
s.box('kerb', (80, 0.5, 0.5), s.mottled('kerb', '#a19a91', '#8b847b', 1.2, 0.95, 0.4), (0, -0.25, -2.1), bevel=0.04)
W, Hh = 4.2, 5.94
for index in (1, 2, 3):
    wave = lifted(drape(160, 220, 40 + index, 0.035, 10, 2))
    sheet = s.surface(f'poster{index}', image=picture(f'poster-{index}'), rough=0.7, specular=0.25)
    x0 = (index - 2) * (W + 0.16)

    def paste(u, v, x0=x0, wave=wave, index=index):
        lift = 0.05 * np.exp(-((1 - u) ** 2 + (1 - v) ** 2) / 0.006) if index == 3 else 0
        return x0 + (u - 0.5) * W, -0.02 - wave(u, v) - lift, v * Hh
    thing = s.grid('poster', 160, 220, paste, sheet)
    s.place(thing, (0, 0, 0.02 * (index - 2)), (0, (-0.3, 0.15, 0.4)[index - 1], 0))
leaves((-10.5, -9, 14.5), (3.4, 0.8, 1.1), 8, 15, 1.15)
s.world(0.5, '#dde5ff')
s.sun((0.72, 0.85, -0.66), 2.5, '#fff0dc', 1.0)
s.camera((-2.2, -19, 1.9), (-0.12, 0, 2.7), 47.5)
s.shoot(out, width, height, samples=quality(20), meter=0.98)
