"""The shop's front in the morning: letters on a painted board, an awning below it, a round sign on a bracket, leaf shadows."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
from mathutils import Vector

out, width, height, args = s.arguments()
s.empty()
LEFT, RIGHT, FOOT, HEAD = -7.6, 5.3, 3.5, 6.6
plaster = s.mottled('plaster', '#ddd3c3', '#cabda9', 1.6, 0.95, 0.5)
for x, w, z, h in ((0, 80, 23, 40), (LEFT - 20, 40, -7, 20), (RIGHT + 20, 40, -7, 20)):
    s.card('wall', w, h, plaster, location=(x, 0, z), rotation=(90, 0, 0))

# the board: tongue and groove in the shop's dark red, in a frame
paint = s.surface('paint', KHOYER, rough=0.42, bump=('noise', 9, 0.06, 0.02))
rim = s.surface('rim', '#57192c', rough=0.38)
planks = 6
rise = (HEAD - FOOT) / planks
for row in range(planks):
    s.box('plank', (RIGHT - LEFT, 0.2, rise - 0.012), paint, ((LEFT + RIGHT) / 2, -0.12, FOOT + row * rise), bevel=0.022)
for z in (FOOT - 0.22, HEAD):
    s.box('rail', (RIGHT - LEFT + 0.5, 0.42, 0.22), rim, ((LEFT + RIGHT) / 2, -0.2, z), bevel=0.04)
s.box('cornice', (RIGHT - LEFT + 0.9, 0.62, 0.14), rim, ((LEFT + RIGHT) / 2, -0.28, HEAD + 0.22), bevel=0.03)
for x in (LEFT - 0.1, RIGHT + 0.1):
    s.box('stile', (0.22, 0.36, HEAD - FOOT), rim, (x, -0.18, FOOT), bevel=0.03)

# the name in both scripts, enamelled, on pins
bpy.ops.import_curve.svg(filepath=os.path.join(HERE, '..', '..', '..', 'content/portfolio/aizaan/logo.svg'))
curves = [thing for thing in bpy.context.scene.objects if thing.type == 'CURVE']
bpy.context.view_layer.update()
letters = [thing for thing in curves if thing.name != curves[0].name]
corners = [thing.matrix_world @ Vector(c) for thing in letters for c in thing.bound_box]
left, right = min(c.x for c in corners), max(c.x for c in corners)
low, high = min(c.y for c in corners), max(c.y for c in corners)
scale = (RIGHT - LEFT - 1.5) / (right - left)
enamel = s.surface('enamel', '#f3eee2', rough=0.3)
handle = bpy.data.objects.new('letters', None)
bpy.context.collection.objects.link(handle)
for thing in curves:
    if thing not in letters:
        bpy.data.objects.remove(thing)
for thing in letters:
    thing.data.extrude = 0.07 / scale
    thing.data.bevel_depth = 0.012 / scale
    thing.data.offset = -0.012 / scale
    thing.data.materials.clear()
    thing.data.materials.append(enamel)
    thing.parent = handle
handle.scale = (scale, scale, scale)
handle.rotation_euler = (math.radians(90), 0, 0)
handle.location = ((LEFT + RIGHT) / 2 - (left + right) / 2 * scale, -0.4, (FOOT + HEAD) / 2 - (low + high) / 2 * scale)

# the awning: striped cloth to a scalloped edge
stripes = 16
reach, drop = 2.5, 1.25
pale, lilac = linen('pale', MUSLIN, 260, 0.25), linen('lilac', KOCHURI, 260, 0.25)
span = RIGHT - LEFT
for stripe in range(stripes):
    a, b = LEFT + span * stripe / stripes, LEFT + span * (stripe + 1) / stripes
    cloth = lilac if stripe % 2 == 0 else pale
    def fall(u, v, a=a, b=b):
        x = a + (b - a) * u
        y = -0.3 - reach * v
        z = FOOT - 0.3 - drop * v - 0.13 * np.sin(math.pi * v)
        return x, y, z
    s.grid('awning', 6, 24, fall, cloth)
    def hem(u, v, a=a, b=b):
        depth = 0.42 + 0.2 * np.sin(math.pi * u)
        sway = 0.03 * np.sin(u * 5 + a * 3)
        return a + (b - a) * u, -0.3 - reach + sway * v, FOOT - 0.3 - drop - depth * v
    s.thick(s.grid('hem', 18, 8, hem, cloth), 0.02)
s.tube('bar', [(LEFT, -0.3 - reach + 0.04, FOOT - 0.34 - drop), (RIGHT, -0.3 - reach + 0.04, FOOT - 0.34 - drop)], 0.05, rim)

# the window below it: clothes on a rail, a light inside
wood = s.surface('wood', '#57192c', rough=0.45)
# from the street one sees higher up its walls
tall, middle = (11, -2) if 'near' in args else (9, -3)
s.card('room', span + 1, tall, s.surface('room', '#d8c3a0', rough=0.9), location=((LEFT + RIGHT) / 2, 2.4, middle), rotation=(90, 0, 0))
for x in (LEFT, RIGHT):
    s.card('side', 2.6, tall, plaster, location=(x, 1.2, middle), rotation=(90, 0, 90))
s.tube('rail', [(LEFT, 1.2, 1.32), (0, 1.2, 1.32), (RIGHT, 1.2, 1.32)], 0.05, s.surface('brass', '#b58a45', rough=0.3, metal=0.9))
garments = ['shirt-flat', 'kurta-flat', 'panjabi-flat', 'shirt-khoyer-flat', 'kurta-lilac-flat', 'orna-flat', 'kurta-flat', 'shirt-flat']
for index, name in enumerate(garments):
    x = LEFT + 0.2 + (index + 0.5) * (span - 0.4) / len(garments)
    s.card('garment', 1.84, 2.3, s.surface(name, image=picture(name), rough=0.9, cut=True), location=(x, 1.1, 0.1), rotation=(90, 0, (-6, 5)[index % 2]))
s.area(((LEFT + RIGHT) / 2, 0.5, 2.9), ((LEFT + RIGHT) / 2, 2, -1), span - 1, 210, '#ffdfb0', 0.4)
for x in np.linspace(LEFT + 0.2, RIGHT - 0.2, 5):
    s.box('post', (0.28, 0.34, tall - 0.6 if 'near' in args else tall), wood, (x, -0.16, -7), bevel=0.03)

# the round sign on its bracket
steel = s.surface('steel', '#2a1016', rough=0.4, metal=0.7)
R = 1.45
centre = (6.75, -2.1, 5.5)
bpy.ops.mesh.primitive_cylinder_add(vertices=128, radius=R, depth=0.26, location=centre, rotation=(0, math.pi / 2, 0))
disc_body = bpy.context.object
disc_body.data.materials.append(s.surface('edge', '#7a2a40', rough=0.35))
s.rounded(disc_body, 0.03)
ring = [(R * 0.985 * math.cos(a), R * 0.985 * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 128, endpoint=False)]
for side, turn in ((-1, -90), (1, 90)):
    face = s.mesh('face', ring, [tuple(range(128))], s.surface('sign', image=picture('sign'), rough=0.35),
                  [(x / R / 2 + 0.5, y / R / 2 + 0.5) for x, y, _ in ring])
    s.place(face, (centre[0] + side * 0.133, centre[1], centre[2]), (90, 0, turn))
beam = centre[2] + R + 0.42
s.tube('arm', [(centre[0], 0.02, beam), (centre[0], -1.2, beam), (centre[0], centre[1] - R * 0.6, beam)], 0.07, steel)
s.tube('stay', [(centre[0], 0.02, beam + 1.1), (centre[0], -0.7, beam + 0.62), (centre[0], centre[1], beam + 0.04)], 0.045, steel)
for y in (centre[1] - R * 0.42, centre[1] + R * 0.42):
    s.tube('hanger', [(centre[0], y, beam), (centre[0], y, beam - 0.2), (centre[0], y, centre[2] + R * 0.86)], 0.035, steel)
s.box('plate', (0.34, 0.06, 2.0), steel, (centre[0], -0.03, beam - 0.5), bevel=0.02)

leaves((-8.6, -4.6, 13.6), (3.0, 0.5, 0.8), 5, 12, 1.0)
s.world(0.55, '#e6edff')
s.sun((0.62, 0.9, -0.86), 3.1, '#ffe6c4', 0.45)
# near: from the street below the round sign
if 'near' in args:
    s.camera((8.8, -15.5, 0.9), (1.2, -0.4, 4.6), 42)
else:
    s.camera((-6.2, -19.5, 2.9), (-0.25, 0, 5.0), 42.5)
s.shoot(out, width, height, samples=quality(20), meter=0.92)
