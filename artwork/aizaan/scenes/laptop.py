"""The online shop on a laptop (args: desk), or on a laptop and a phone (args: pair)."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, args = s.arguments()
s.empty()
pair = args[0] == 'pair'
if pair:
    s.sweep(paper('ground', colour=KOCHURI, rough=0.9), width=90, depth=10, height=40, radius=5, front=30)
else:
    s.card('desk', 60, 18, s.mottled('wood', '#c9a982', '#b08d63', 2.2, 0.5, 0.05, (0.25, 3.0, 1)), location=(0, 0, 0))
    s.card('wall', 60, 30, s.mottled('wall', '#4a1323', '#42101e', 0.8, 0.9, 0.1), location=(0, 5.2, 12), rotation=(90, 0, 0))
laptop('home', (-0.25, 0.1, 0) if pair else (0, 0, 0), 14 if pair else -16, 107, 0.92)
if pair:
    block = s.box('block', (1.0, 0.5, 0.55), paper('block', colour=KHOYER), (2.0, -0.62, 0), (0, 0, -16), 0.02)
    phone('product', (1.93, -0.98, 0.72), (72, 0, -16), 0.92)
else:
    shirt, _ = folded_shirt(1.9, 0.17, (2.95, 1.3, 0), (0, 0, -20), label=False)
    s.box('book', (1.5, 2.0, 0.16), paper('book', colour=KOCHI), (-2.95, 0.6, 0), (0, 0, 14), 0.02)
    pencil('#b9a6da', (-2.8, 0.6, 0.2), 40)
    bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=0.4, depth=0.85, location=(-2.5, 2.4, 0.43))
    cup = bpy.context.object
    cup.data.materials.append(s.surface('clay', '#a5603d', rough=0.75, bump=('noise', 9, 0.1, 0.02)))
    s.rounded(cup, 0.03)
    bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=0.345, depth=0.01, location=(-2.5, 2.4, 0.855))
    tea = bpy.context.object
    tea.data.materials.append(s.surface('tea', '#7b3f1d', rough=0.08))
s.world(0.3, '#f2efff')
s.area((-7, 1.0, 6), (0, 0, 0.5), 2.6, 420, '#fff2e2')
s.area((6, -6, 6), (0, 0, 1), 6, 120, '#eef0ff')
if pair:
    s.camera((1.3, -9.6, 3.0), (0.33, 0.1, 0.98), 70)
else:
    s.camera((-0.9, -10.0, 3.2), (-0.05, 0.4, 0.95), 76)
s.shoot(out, width, height, samples=quality(20), meter=0.92)
