"""A hang tag with its short text on lilac cloth; the same words on a phone."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
cloth = linen('cloth', KOCHURI, 760, 0.4)
fold = lifted(drape(300, 260, 17, 0.22, 12, 6))


def calm(u, v):
    """The cloth is smoothed where things lie."""
    x, y = (u - 0.5) * 7, (v - 0.5) * 6
    away = np.maximum(np.abs(x + 0.05) - 1.45, np.abs(y) - 0.85)
    return np.clip(away / 0.9, 0.06, 1)



s.grid('cloth', 420, 360, lambda u, v: ((u - 0.5) * 7, (v - 0.5) * 6, fold(u, v) * calm(u, v)), cloth)
board = s.card('words', 0.96, 1.6, paper('words', 'tag-words'), 0.012, (-0.32, 0.02, 0.045), (0, 0, 7), back=paper('edge', colour='#e0d9cc'))
tag('tag', (-1.28, -0.30, 0.055), (0, 0, 20), (0.72, 1.2))
bpy.ops.mesh.primitive_torus_add(major_radius=0.05, minor_radius=0.014, location=(-0.41, 0.70, 0.058))
ring = bpy.context.object
ring.data.materials.append(s.surface('brass', '#b08d4f', rough=0.3, metal=1.0))
bpy.ops.object.shade_smooth()
cord([(-0.41, 0.70, 0.065), (-0.4, 0.86, 0.14), (-0.55, 1.1, 0.2), (-0.95, 1.05, 0.22), (-1.2, 0.75, 0.2), (-1.42, 0.2, 0.19)], KHOYER, 0.015)
phone('product', (0.98, -0.12, 0.05), (0, 0, -6), 0.92, 1.62)
s.world(0.22, '#f6f0ff')
s.area((-4.4, 3.4, 3.8), (0, 0, 0), 1.4, 260, '#fff2e0')
s.area((3, -3, 4), (0, 0, 0), 3.5, 40, '#eef0ff')
s.camera((0.04, -2.0, 5.0), (0.04, -0.02, 0.05), 68)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
