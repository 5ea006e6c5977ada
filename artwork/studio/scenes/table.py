"""The studio's table: proofs, spools of thread, tea, and a kantha that is half sewn."""
import math, os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', '..', 'lib'))
sys.path.insert(0, os.path.join(HERE, '..', '..', 'aizaan', 'scenes'))
import bpy
import numpy as np
import studio as s
from props import drape, group, lifted, pencil, quality, softened

VERMILION, INDIGO, MARIGOLD, LEAF, ROSE, SKY, PAPER = '#d9361e', '#262a7f', '#f7a80d', '#0c6b46', '#f3b6c4', '#bfe0e6', '#fbf6ec'


def texture(name):
    return os.path.join(HERE, '..', '..', '.cache', 'studio', f'{name}.png')


def lathe(name, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), steps=96):
    """A turned thing from points (radius, height)."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = [(i * steps + j, i * steps + (j + 1) % steps, (i + 1) * steps + (j + 1) % steps, (i + 1) * steps + j)
             for i in range(len(profile) - 1) for j in range(steps)]
    thing = s.mesh(name, points, faces, material, smooth=True)
    return s.place(thing, location, rotation)


def spool(colour, location, rotation=(0, 0, 0), height=0.62, radius=0.21):
    """A wooden spool; the thread on it lies in rings."""
    wood = s.surface('spool', '#c99a63', rough=0.5)
    thread = s.surface('thread', colour, rough=0.75, sheen=0.4)
    turns = 26
    rings = []
    for z in np.linspace(0.1, height - 0.1, turns * 8):
        t = (z - 0.1) / (height - 0.2)
        rings.append((radius * (0.86 + 0.08 * math.sin(math.pi * t)) + 0.011 * abs(math.sin(math.pi * t * turns)), z))
    ends = [[(0.001, 0), (radius * 1.16, 0), (radius * 1.2, 0.02), (radius * 1.2, 0.07), (radius * 1.1, 0.1), (radius * 0.5, 0.1)],
            [(radius * 0.5, height - 0.1), (radius * 1.1, height - 0.1), (radius * 1.2, height - 0.07), (radius * 1.2, height - 0.02),
             (radius * 1.16, height), (0.05, height), (0.05, height - 0.2)]]
    return group([lathe('thread', rings, thread), *(lathe('end', end, wood) for end in ends)], location, rotation)


out, width, height, args = s.arguments()
s.empty()
wood = s.mottled('table', '#8a5a34', '#5e3a20', 1.1, 0.5, 0.12, (0.35, 6.5, 1))
for index, y in enumerate(np.arange(-9, 12, 2.3)):
    s.box('board', (30, 2.29, 0.3), wood, (0, y, -0.3), bevel=0.015)

# the kantha, laid down loosely
relief = softened(drape(360, 270, 12, 0.2, 10, 3), 4)
at = lifted(relief)
cloth = s.surface('kantha', image=texture('kantha'), rough=0.92, bump=('weave', 330, 0.3, 0.004), sheen=0.25)
w, h = 7.4, 5.55
turn = math.radians(-9)
cx, cy = -1.15, -0.25


def lay(u, v):
    x, y = (u - 0.5) * w, (v - 0.5) * h
    wave = 0.03 * np.sin(u * 9) + 0.025 * np.sin(v * 11 + 1)
    return cx + x * math.cos(turn) - y * math.sin(turn) + wave * 0.5, cy + x * math.sin(turn) + y * math.cos(turn) + wave * 0.4, 0.03 + at(u, v)


s.thick(s.grid('kantha', 360, 270, lay, cloth), 0.03, -1)


def on_cloth(u, v, up=0.0):
    x, y, z = lay(np.array([[u]]), np.array([[v]]))
    return float(x[0, 0]), float(y[0, 0]), float(z[0, 0]) + up


# the needle where the sewing stopped, its thread running to a spool
steel = s.surface('steel', '#d6d8dc', rough=0.18, metal=1.0)
red = s.surface('red', VERMILION, rough=0.75, sheen=0.4)
x, y, z = on_cloth(0.63, 0.5)
bpy.ops.mesh.primitive_cone_add(vertices=24, radius1=0.02, radius2=0.003, depth=0.62, location=(x + 0.28, y + 0.12, z + 0.07),
                                rotation=(math.radians(90), 0, math.radians(-66)))
bpy.context.object.data.materials.append(steel)
s.tube('strand', [(x + 0.0, y + 0.0, z + 0.07), (x - 0.2, y - 0.35, z + 0.12), (x + 0.3, y - 0.95, on_cloth(0.7, 0.36, 0.1)[2]),
                  (x + 1.1, y - 0.9, on_cloth(0.8, 0.36, 0.12)[2]), (x + 1.7, y - 0.95, on_cloth(0.88, 0.36, 0.12)[2]), (2.55, -1.6, 0.2), (2.8, -2.0, 0.06),
                  (3.02, -1.62, 0.2), (3.1, -1.5, 0.32)], 0.016, red)

# threads
spool(VERMILION, (3.20, -1.62, 0.0))
spool(INDIGO, (3.80, -1.2, 0.0))
spool(MARIGOLD, (3.88, -1.95, 0.25), (90, 0, 35))
spool(LEAF, (2.78, -2.45, 0.25), (90, 0, -62))
spool(ROSE, (4.43, -1.62, 0.0))

# proofs
paper = lambda name: s.surface(name, image=texture(name), rough=0.7)
white = s.surface('white', '#f7f3ea', rough=0.7)
s.card('under', 2.4, 3.4, white, 0.006, (3.95, 2.05, 0.0), (0, 0, 4), back=white)
s.card('sizes', 2.4, 3.4, paper('proof-sizes'), 0.006, (3.85, 1.95, 0.008), (0, 0, -7), back=white)
s.card('marks', 2.4, 3.4, paper('proof-marks'), 0.006, (2.25, 3.35, 0.02), (0, 0, 12), back=white)
pencil(VERMILION, (3.1, 0.55, 0.05), 62)

# swatches of colour, fanned
for index, colour in enumerate((VERMILION, MARIGOLD, LEAF, SKY, ROSE, INDIGO)):
    angle = -32 + index * 13
    a = math.radians(angle)
    s.card('swatch', 0.55, 1.7, s.surface(f'swatch{index}', colour, rough=0.6), 0.012,
           (-4.7 - math.sin(a) * 0.75, 2.15 + math.cos(a) * 0.75, 0.012 + index * 0.014), (0, 0, angle), back=white)

# tea
cup = s.surface('cup', '#f5efe2', rough=0.2, clear=0.4)
spot = (-2.55, 3.45, 0)
lathe('saucer', [(0.001, 0.03), (0.35, 0.03), (0.62, 0.1), (0.66, 0.12), (0.62, 0.13), (0.36, 0.07), (0.001, 0.06)], cup, spot)
lathe('cup', [(0.001, 0.07), (0.24, 0.07), (0.28, 0.1), (0.37, 0.4), (0.41, 0.62), (0.385, 0.62), (0.345, 0.4), (0.25, 0.14), (0.001, 0.12)], cup, spot)
lathe('tea', [(0.001, 0.53), (0.372, 0.53)], s.surface('tea', '#a8622c', rough=0.08), spot)
s.tube('ear', [(spot[0] - 0.36, spot[1] - 0.1, 0.52), (spot[0] - 0.62, spot[1] - 0.17, 0.5), (spot[0] - 0.6, spot[1] - 0.17, 0.25), (spot[0] - 0.33, spot[1] - 0.09, 0.24)], 0.045, cup)

s.world(0.5, '#eef1ff')
s.sun((0.75, -0.62, -0.95), 2.6, '#ffe9cc', 2.2)
s.area((-6, 7, 6), (0, 0, 0), 5, 260, '#fff3e0')
s.camera((0.2, -8.6, 10.2), (0.15, 0.42, 0), 47)
s.shoot(out, width, height, samples=quality(24), meter=0.9)
