"""A phone among printed squares of the month's posts."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
s.card('ground', 60, 60, paper('ground', colour=KOCHURI, rough=0.9))
pale = paper('pale', colour='#e6e0d5')
random = np.random.default_rng(3)
spots = {5: (-1.42, 0.98), 1: (-0.36, 1.05), 9: (0.7, 0.97), 7: (1.76, 1.02), 6: (-1.3, -0.12), 2: (1.36, -0.08), 10: (1.42, -1.18)}
for index, (number, (x, y)) in enumerate(spots.items()):
    s.card('post', 1.0, 1.0, paper(f'post{number}', f'post-{number}'), 0.012, (x, y, 0.002), (0, 0, random.uniform(-5, 5)), back=pale)
s.card('extra', 1.0, 1.0, paper('post11', 'post-11'), 0.012, (-1.24, -1.22, 0.002), (0, 0, -4), back=pale)
phone('feed', (0.02, -0.35, 0.03), (0, 0, 9), 0.92, 1.72)
s.world(0.28, '#f6f0ff')
s.area((-5.5, 4.4, 5.5), (0, 0, 0), 1.9, 420, '#fff2e0')
s.area((4, -3, 5), (0, 0, 0), 4, 70, '#eef0ff')
s.camera((0.1, -1.9, 7.4), (0.1, -0.12, 0), 68)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
