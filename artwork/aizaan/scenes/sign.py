"""A plaster wall in the afternoon: brass letters, a round sign on a bracket, shadows of a tree."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
from mathutils import Vector

out, width, height, args = s.arguments()
s.empty()
s.card('upper', 80, 40, s.mottled('plaster', '#d9d0c2', '#c6baa8', 1.6, 0.95, 0.5), location=(0, 0, 20), rotation=(90, 0, 0))
dado = s.box('dado', (80, 0.06, 8.35), s.mottled('paint', '#4b1424', '#3d0c1a', 1.4, 0.55, 0.12), (0, 0, -8), bevel=0.02)
bpy.ops.import_curve.svg(filepath=os.path.join(HERE, '..', '..', '..', 'content/portfolio/aizaan/logo.svg'))
curves = [thing for thing in bpy.context.scene.objects if thing.type == 'CURVE']
brass = s.surface('brass', '#b58a45', rough=0.36, metal=0.72)
bpy.context.view_layer.update()
letters = [thing for thing in curves if thing.name != curves[0].name]

corners = [thing.matrix_world @ Vector(c) for thing in letters for c in thing.bound_box]
left, right = min(c.x for c in corners), max(c.x for c in corners)
scale = 9.6 / (right - left)
low = min(c.y for c in corners)
handle = bpy.data.objects.new('letters', None)
bpy.context.collection.objects.link(handle)
for thing in curves:
    if thing not in letters:
        bpy.data.objects.remove(thing)
for thing in letters:
    thing.data.extrude = 0.055 / scale
    thing.data.bevel_depth = 0.012 / scale
    thing.data.offset = -0.012 / scale
    thing.data.materials.clear()
    thing.data.materials.append(brass)
    thing.parent = handle
handle.scale = (scale, scale, scale)
handle.rotation_euler = (math.radians(90), 0, 0)
handle.location = (-6.1 - left * scale, -0.18, 2.25 - low * scale)
steel = s.surface('steel', '#2a1016', rough=0.4, metal=0.7)
R = 1.55
centre = (4.75, -2.35, 4.1)
bpy.ops.mesh.primitive_cylinder_add(vertices=128, radius=R, depth=0.28, location=centre, rotation=(0, math.pi / 2, 0))
disc_body = bpy.context.object
disc_body.data.materials.append(s.surface('rim', '#5b1a2c', rough=0.4))
s.rounded(disc_body, 0.03)
ring = [(R * 0.985 * math.cos(a), R * 0.985 * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 128, endpoint=False)]
for side, turn in ((-1, -90), (1, 90)):
    face = s.mesh('face', ring, [tuple(range(128))], s.surface('sign', image=picture('sign'), rough=0.35),
                  [(x / R / 2 + 0.5, y / R / 2 + 0.5) for x, y, _ in ring])
    s.place(face, (centre[0] + side * 0.143, centre[1], centre[2]), (90, 0, turn))
for z in (centre[2] + R * 0.62, centre[2] - R * 0.62):
    s.tube('arm', [(centre[0], -0.02, z), (centre[0], -0.5, z), (centre[0], centre[1] + R * 0.74, z)], 0.055, steel)
plate = s.box('plate', (0.3, 0.06, 2.7), steel, (centre[0], -0.02, centre[2] - 1.35), bevel=0.02)
leaves((-11.0, -9, 16.7), (3.6, 0.8, 0.8), 5, 15, 1.15)
s.world(0.42, '#eceeff')
s.sun((0.75, 0.8, -0.72), 3.0, '#ffe3bd', 0.9)
s.camera((-5.0, -16.5, 2.5), (0.0, 0, 3.75), 43.5)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
