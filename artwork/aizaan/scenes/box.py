"""An open gift box: tissue printed with the petal, a folded kurta, a card; the lid stands behind."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, _ = s.arguments()
s.empty()
s.card('ground', 60, 60, paper('ground', colour=MUSLIN, rough=0.9))
board = paper('board', colour=KHOYER)
turn = 16
W, D, H = 3.5, 2.7, 0.72
box_turn = (0, 0, turn)
tray((W, D, H), board, 0.045, rotation=box_turn)
tissue, narrow = (s.surface('tissue', image=picture('tissue'), rough=0.8, specular=0.2, tile=tile) for tile in ((1, 0.8), (0.75, 0.3)))


def creases(seed, count, amount):
    """Paper that was crushed and spread again: flat facets between straight creases, coarse and fine."""
    random = np.random.default_rng(seed)
    waves = [(random.uniform(0, math.pi), random.uniform(0.35, 2.6), random.uniform(0, 1)) for _ in range(count)]

    def at(x, y):
        total = np.zeros_like(x)
        for angle, pace, phase in waves:
            along = (x * math.cos(angle) + y * math.sin(angle)) * pace + phase
            total += np.abs(along % 1 - 0.5) * 2 / pace
        return (total / count - 0.5) * amount
    return at


bed, fringe = creases(3, 14, 0.75), creases(9, 12, 0.9)


def lining(u, v):
    """Tissue lies in the box and stands up at its walls."""
    x, y = (u - 0.5) * (W - 0.1), (v - 0.5) * (D - 0.1)
    border = np.minimum(np.minimum(u, 1 - u) * W, np.minimum(v, 1 - v) * D)
    rise = np.clip(1 - border / 0.16, 0, 1)
    top = 0.56 + 0.35 * fringe(x * 2.2, y * 2.2)
    return x, y, 0.14 + 0.12 * bed(x * 2, y * 2) * (1 - rise) + top * rise


def flap(side, seed, reach, width):
    """A sheet turned out over a wall and down its outside; `side` is the direction it falls in."""
    fold = creases(seed, 12, 0.5)

    def at(u, v):
        along = (u - 0.5) * width * (1 - 0.1 * v)
        out_by = np.where(v < 0.45, v / 0.45 * 0.42, 0.42 + 0.30 * np.clip((v - 0.45) / 0.55, 0, 1)) * reach
        up = np.where(v < 0.45, 0.16 * np.sin(v / 0.45 * math.pi * 0.85), 0.07 - 0.52 * np.clip((v - 0.45) / 0.55, 0, 1) ** 1.2)
        crush = fold(along * 2 + 5, v * 3) * 0.45 * (0.35 + v)
        # the ragged hem of a torn sheet is not straight
        out_by = out_by + 0.06 * v * np.sin(u * 9 + seed)
        if side == 'right':
            return W / 2 - 0.16 + out_by + crush * 0.5, along, H + 0.03 + up + crush
        return along, -(D / 2 - 0.14 + out_by + crush * 0.4), H + 0.03 + up + crush
    return at


handle = [s.grid('bed', 240, 190, lining, tissue), s.grid('right', 150, 90, flap('right', 5, 1.0, D - 0.4), narrow),
          s.grid('front', 190, 80, flap('front', 12, 0.9, W - 0.9), narrow)]
group(handle, rotation=box_turn)
shirt, _ = folded_shirt(3.0, 0.24, location=(0, 0, 0.4), rotation=(0, 0, 90 + turn), seed=8)
ticket = s.card('ticket', 1.15, 0.575, paper('ticket-face', 'ticket'), 0.01, (0.62, -0.05, 0.70), (0, 0, turn - 12), back=paper('pale', colour=MUSLIN))
tray((W + 0.1, D + 0.1, 0.6), board, 0.045, (0.1, 3.5, 0.0), (0, 0, 4))
s.card('lid-face', W + 0.09, D + 0.09, paper('lid', 'box-lid'), 0.01, (0.1, 3.5, 0.595), (0, 0, 4), back=board)
s.world(0.3, '#f3f0ff')
s.area((-8, 3.0, 7), (0, 0.5, 0), 2.8, 800, '#fff3e0')
s.area((5, -6, 7), (0, 0, 0), 6, 190, '#eef0ff')
s.camera((0.7, -8.4, 7.0), (0.12, 0.75, 0.3), 58)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
