"""A shop in a street of Dhaka, from the front in the morning. Its board is blank: the site sets the visitor's name on it.

The board's place in the picture is in `src/sections/shared/sign/Street.tsx`. Lengths are in decimetres.
"""
import math, os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', '..', 'lib'))
sys.path.insert(0, os.path.join(HERE, '..', '..', 'aizaan', 'scenes'))
import bpy
import numpy as np
import studio as s
from props import leaves, quality

out, width, height, args = s.arguments()
s.empty()
random = np.random.default_rng(7)
# The window of the camera at the wall, and the board in it.
WIDE, TALL = 36.0, 28.8
LEFT, RIGHT, FOOT, HEAD = -15.6, 15.6, 17.9, 26.1
OPENING, LINTEL = 12.6, 13.2


def bar(name, start, end, size, material, bevel=0.04):
    """A square bar between two points on one axis."""
    a, b = np.minimum(start, end), np.maximum(start, end)
    dims = np.maximum(b - a, size)
    middle = (a + b) / 2
    return s.box(name, tuple(dims), material, (middle[0], middle[1], middle[2] - dims[2] / 2), bevel=bevel)


def lathe(name, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), steps=40):
    """A turned thing from points (radius, height)."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = [(i * steps + j, i * steps + (j + 1) % steps, (i + 1) * steps + (j + 1) % steps, (i + 1) * steps + j)
             for i in range(len(profile) - 1) for j in range(steps)]
    return s.place(s.mesh(name, points, faces, material, smooth=True), location, rotation)


def worn(name, paint, under, rough=0.5, scale=1.4, least=0.60, most=0.66, streak=(1, 1, 0.16), dirt='#6d5f4b', amount=0.5, bump=0.2):
    """Paint that has chipped to what is under it, with dirt that the rain has drawn down."""
    material = s.surface(name, paint, rough=rough, specular=0.35)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader, at = nodes['Principled BSDF'], nodes.new('ShaderNodeTexCoord')

    def noise(size, detail, stretch=(1, 1, 1), roughness=0.6):
        mapping, node = nodes.new('ShaderNodeMapping'), nodes.new('ShaderNodeTexNoise')
        mapping.inputs['Scale'].default_value = stretch
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = size, detail
        node.inputs['Roughness'].default_value = roughness
        links.new(at.outputs['Object'], mapping.inputs['Vector'])
        links.new(mapping.outputs['Vector'], node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(source, low, high, top=1.0):
        node = nodes.new('ShaderNodeMapRange')
        node.clamp = True
        node.inputs['From Min'].default_value, node.inputs['From Max'].default_value = low, high
        node.inputs['To Max'].default_value = top
        links.new(source, node.inputs['Value'])
        return node.outputs['Result']

    def mix(factor, first, second):
        node = nodes.new('ShaderNodeMixRGB')
        links.new(factor, node.inputs['Fac'])
        for socket, value in (('Color1', first), ('Color2', second)):
            if isinstance(value, str):
                node.inputs[socket].default_value = s.linear(value)
            else:
                links.new(value, node.inputs[socket])
        return node.outputs['Color']

    chips = ramp(noise(scale, 12, roughness=0.72), least, most)
    stains = ramp(noise(0.55, 8, streak), 0.48, 0.78, amount)
    clouds = ramp(noise(0.12, 4), 0.35, 0.75, amount * 0.5)
    colour = mix(stains, mix(clouds, paint, dirt), dirt)
    links.new(mix(chips, colour, under), shader.inputs['Base Color'])
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = bump, 0.06
    relief.invert = True
    links.new(chips, relief.inputs['Height'])
    grain = nodes.new('ShaderNodeBump')
    grain.inputs['Strength'].default_value, grain.inputs['Distance'].default_value = 0.16, 0.03
    links.new(noise(9, 6), grain.inputs['Height'])
    links.new(relief.outputs['Normal'], grain.inputs['Normal'])
    links.new(grain.outputs['Normal'], shader.inputs['Normal'])
    return material


# --- the wall: limewash over plaster, a painted foot, a patch of bricks ------------------------------------------
limewash = worn('limewash', '#7fb5ad', '#c9c0ad', 0.95, 0.42, 0.585, 0.61, amount=0.55, bump=0.5)
foot = worn('foot', '#8c2f23', '#b9a894', 0.9, 0.5, 0.575, 0.60, amount=0.7, bump=0.5)
for x, w, z, h in ((0, 120, LINTEL + 20, 40), (-OPENING - 30, 60, 6.6, LINTEL), (OPENING + 30, 60, 6.6, LINTEL)):
    s.card('wall', w, h, limewash, location=(x, 0, z), rotation=(90, 0, 0))
for x in (-1, 1):
    s.card('foot', 60, 4.6, foot, location=(x * (OPENING + 30), -0.03, 2.3), rotation=(90, 0, 0))

# --- the board: enamelled sheet in a steel frame on two brackets -------------------------------------------------
enamel = worn('enamel', '#fffdf7', '#b7a48a', 0.38, 1.0, 0.69, 0.72, (1, 1, 0.1), '#a8926c', 0.2, 0.1)
frame = worn('frame', '#3a3f45', '#8a4b2a', 0.5, 1.6, 0.56, 0.62, amount=0.4)
DEPTH = -1.5
s.box('board', (RIGHT - LEFT, 0.5, HEAD - FOOT), enamel, ((LEFT + RIGHT) / 2, DEPTH, FOOT), bevel=0.03)
for z in (FOOT - 0.14, HEAD - 0.14):
    bar('rail', (LEFT - 0.25, DEPTH - 0.1, z), (RIGHT + 0.25, DEPTH - 0.1, z + 0.36), (0, 0.8, 0), frame, 0.06)
for x in (LEFT - 0.12, RIGHT + 0.12):
    bar('stile', (x - 0.18, DEPTH - 0.1, FOOT - 0.1), (x + 0.18, DEPTH - 0.1, HEAD + 0.1), (0, 0.8, 0), frame, 0.06)
steel = s.surface('steel', '#2b2d30', rough=0.45, metal=0.6)
for x in (LEFT + 5, 0, RIGHT - 5):
    s.tube('stay', [(x, 0, HEAD + 1.2), (x, -0.7, HEAD + 0.7), (x, DEPTH, HEAD + 0.1)], 0.13, steel)
rivet = s.surface('rivet', '#8d8a80', rough=0.35, metal=0.8)
for x in (LEFT + 0.5, RIGHT - 0.5):
    for z in np.linspace(FOOT + 0.6, HEAD - 0.6, 3):
        lathe('rivet', [(0.001, 0.1), (0.08, 0.08), (0.13, 0)], rivet, (x, DEPTH - 0.26, z), (90, 0, 0), 20)

# --- the awning: corrugated tin on brackets, its shadow on the shop ---------------------------------------------
tin = worn('tin', '#b9bdbd', '#8f4f2c', 0.42, 0.9, 0.52, 0.62, (1, 0.2, 1), '#7a4a2e', 0.7)
def sheet(u, v):
    x = -16.5 + 33 * u
    return x, -0.1 - 5.4 * v, 16.75 - 2.0 * v + 0.13 * np.cos(x * 2 * math.pi / 0.75) + 0.05 * np.sin(x * 0.9) * v
s.thick(s.grid('awning', 900, 8, sheet, tin), 0.05)
for x in (-15.4, -5, 5, 15.4):
    s.tube('bracket', [(x, 0, 14.5), (x, -2.6, 14.5), (x, -5.2, 14.6)], 0.12, steel)

# --- the room behind ---------------------------------------------------------------------------------------------
room = s.mottled('room', '#e0c79a', '#c4a673', 0.5, 0.9, 0.2)
BACK = 9.5
s.card('back', 2 * OPENING + 2, LINTEL + 2, room, location=(0, BACK, LINTEL / 2), rotation=(90, 0, 0))
for x in (-1, 1):
    s.card('side', BACK, LINTEL + 2, room, location=(x * OPENING, BACK / 2, LINTEL / 2), rotation=(90, 0, 90))
s.card('ceiling', 2 * OPENING, BACK, room, location=(0, BACK / 2, LINTEL + 0.6))
s.card('floor', 2 * OPENING, BACK, s.mottled('concrete', '#8e867a', '#6e675c', 0.7, 0.8), location=(0, BACK / 2, 0.02))
iron = worn('iron', '#2f6f62', '#7b4a2d', 0.5, 1.4, 0.58, 0.63, amount=0.4)
for x in (-OPENING, OPENING):
    s.box('jamb', (0.7, 0.9, LINTEL), iron, (x, -0.25, 0), bevel=0.05)
# The rolled shutter.
slats = s.surface('slats', '#6f8f8a', rough=0.45, metal=0.3)
for row in range(5):
    z = LINTEL - 0.1 - row * 0.42
    bar('slat', (-OPENING, 0.1, z - 0.2), (OPENING, 0.1, z + 0.2), (0, 0.26, 0.4), slats, 0.14)

# Shelves of tins, packets and jars.
plank = s.mottled('plank', '#8a5a34', '#63401f', 1.2, 0.55, 0.1, (0.3, 4, 4))
tones = ['#d9361e', '#f7a80d', '#0c6b46', '#262a7f', '#f3b6c4', '#bfe0e6', '#fbf6ec', '#e8743b', '#7b3f98', '#2f9bb3', '#c2d24b']
packs = [s.surface(f'pack{i}', tone, rough=0.4) for i, tone in enumerate(tones)]
glass = s.surface('glass', '#e6efe9', rough=0.08, see_through=0.0, specular=0.8)
biscuit = s.surface('biscuit', '#c68a45', rough=0.8)
lids = [s.surface(f'lid{i}', tone, rough=0.35) for i, tone in enumerate(('#d9361e', '#0c6b46', '#f7a80d', '#262a7f'))]
for z in (5.6, 8.1, 10.4):
    s.box('shelf', (2 * OPENING - 1, 2.4, 0.22), plank, (0, BACK - 1.4, z), bevel=0.03)
    x = -OPENING + 0.9
    while x < OPENING - 1.2:
        kind = random.integers(0, 3)
        tone = random.integers(len(packs))
        if kind == 0:
            w, h = random.uniform(0.55, 0.8), random.uniform(1.1, 1.7)
            for n in range(random.integers(2, 5)):
                if x > OPENING - 1.2:
                    break
                s.box('pack', (w, 0.5, h), packs[tone], (x + w / 2, BACK - 2.1, z + 0.22), (0, 0, random.normal(0, 3)), bevel=0.03)
                s.card('band', w * 0.8, h * 0.34, packs[(tone + 6) % len(packs)], location=(x + w / 2, BACK - 2.37, z + 0.22 + h * 0.62), rotation=(90, 0, 0))
                x += w + 0.06
        elif kind == 1:
            r, h = random.uniform(0.42, 0.6), random.uniform(1.0, 1.5)
            for n in range(random.integers(1, 4)):
                if x + 2 * r > OPENING - 0.6:
                    break
                lathe('tin', [(0.01, 0), (r, 0), (r, h), (r * 0.92, h + 0.06), (0.01, h + 0.06)], packs[tone], (x + r, BACK - 2.0, z + 0.22))
                lathe('band', [(r * 1.01, h * 0.3), (r * 1.01, h * 0.7)], packs[(tone + 3) % len(packs)], (x + r, BACK - 2.0, z + 0.22))
                x += 2 * r + 0.08
        else:
            r = 0.62
            lathe('jar', [(0.01, 0), (r, 0.04), (r, 1.2), (r * 0.8, 1.4)], biscuit if tone % 2 else packs[tone], (x + r, BACK - 2.0, z + 0.22))
            lathe('lid', [(r * 0.86, 1.35), (r * 0.86, 1.62), (0.01, 1.66)], lids[tone % 4], (x + r, BACK - 2.0, z + 0.22))
            x += 2 * r + 0.1
        x += random.uniform(0.05, 0.4)

# --- the counter: wood below, a glass case of sweets, jars, glasses, a kettle on its stove -----------------------
counter = worn('counter', '#1f5d8a', '#a8855c', 0.5, 0.7, 0.56, 0.6, amount=0.4)
s.box('counter', (17, 4.2, 4.4), counter, (-3.2, 1.2, 0), bevel=0.06)
s.box('top', (17.6, 4.8, 0.28), plank, (-3.2, 1.1, 4.4), bevel=0.05)
for x in np.linspace(-11.2, 4.8, 7):
    s.box('panel', (0.16, 0.1, 4.1), counter, (x, -0.95, 0.15), bevel=0.02)
TOP = 4.68
clear = s.surface('clear', '#dfe7e0', rough=0.12, specular=0.9)
for index, x in enumerate((-10.6, -8.9, -7.2)):
    sweets = (biscuit, packs[1], packs[4])[index]
    full = (1.45, 1.1, 1.3)[index]
    lathe('sweets', [(0.02, 0), (0.72, 0.02), (0.75, 0.2), (0.75, full)], sweets, (x, -0.1, TOP))
    lathe('jar', [(0.75, full), (0.75, 1.6), (0.62, 1.85), (0.62, 1.95)], clear, (x, -0.1, TOP))
    lathe('lid', [(0.7, 1.9), (0.7, 2.2), (0.02, 2.26)], lids[index], (x, -0.1, TOP))
tea = s.surface('tea', '#a4521b', rough=0.1, specular=0.6)
for index in range(7):
    x, y = -5.6 + 0.62 * (index % 4), -0.6 + 0.6 * (index // 4)
    lathe('tea', [(0.02, 0), (0.18, 0), (0.225, 0.58)], tea, (x, y, TOP), steps=28)
    lathe('glass', [(0.225, 0.58), (0.245, 0.8), (0.225, 0.8)], clear, (x, y, TOP), steps=28)
silver = s.surface('silver', '#c9c7c0', rough=0.28, metal=0.95)
stove = s.surface('stove', '#3b3632', rough=0.6, metal=0.3)
lathe('stove', [(0.02, 0), (0.95, 0), (1.0, 0.5), (0.8, 0.75), (0.02, 0.75)], stove, (-1.6, 0.1, TOP))
lathe('kettle', [(0.02, 0), (0.95, 0.02), (1.12, 0.35), (1.05, 0.85), (0.7, 1.25), (0.4, 1.36), (0.36, 1.44), (0.1, 1.52), (0.1, 1.66), (0.02, 1.7)], silver, (-1.6, 0.1, TOP + 0.76))
s.tube('spout', [(-0.7, 0, TOP + 1.25), (-0.2, -0.05, TOP + 1.5), (0.05, -0.1, TOP + 2.05), (0.3, -0.12, TOP + 2.1)], 0.13, silver)
s.tube('handle', [(-2.3, 0.1, TOP + 2.0), (-2.2, 0.1, TOP + 2.95), (-1.6, 0.1, TOP + 3.15), (-1.0, 0.1, TOP + 2.95), (-0.9, 0.1, TOP + 2.0)], 0.07, stove)
# Buns and a tray.
lathe('tray', [(0.02, 0), (1.5, 0), (1.62, 0.18), (1.55, 0.18), (1.45, 0.06), (0.02, 0.06)], silver, (2.6, -0.05, TOP))
bun = s.surface('bun', '#b9692c', rough=0.55)
for x, y, z in ((-0.7, -0.4, 0), (0.1, -0.55, 0), (0.85, -0.3, 0), (-0.35, 0.3, 0), (0.5, 0.4, 0), (0.1, 0, 0.5)):
    lathe('bun', [(0.02, 0), (0.42, 0.02), (0.48, 0.2), (0.4, 0.42), (0.2, 0.54), (0.02, 0.57)], bun, (2.6 + x, -0.05 + y, TOP + 0.06 + z), steps=32)

# Strips of packets and bananas hang from the lintel.
foil = [s.surface(f'foil{i}', tone, rough=0.25, specular=0.7) for i, tone in enumerate(('#d9361e', '#f7a80d', '#2f9bb3', '#0c6b46', '#7b3f98', '#f3b6c4'))]
for index, x in enumerate((-11.4, -10.2, -9.0, -7.8, 7.6, 8.8, 10.0, 11.2)):
    tone = foil[index % len(foil)]
    for n in range(7 + index % 3):
        z = 12.4 - n * 0.86
        thing = s.grid('sachet', 8, 8, lambda u, v: ((u - 0.5) * 0.86, -0.13 * np.sin(np.pi * u) * np.sin(np.pi * v), (v - 0.5) * 0.8), tone)
        s.place(thing, (x + random.normal(0, 0.03), -0.55 + random.normal(0, 0.04), z), (0, 0, random.normal(0, 7)))
        s.card('dot', 0.4, 0.34, packs[6], location=(x, -0.7, z + 0.02), rotation=(90, 0, 0))
yellow, stalk = s.surface('banana', '#e9bd2c', rough=0.5), s.surface('stalk', '#5c4a1e', rough=0.8)
for hand, (x, z) in enumerate(((4.6, 11.6), (5.7, 10.9))):
    s.tube('string', [(x, -0.5, LINTEL), (x, -0.5, z + 0.6), (x, -0.5, z)], 0.03, stalk)
    for row in range(3):
        for n in range(6):
            a = math.radians(-70 + 28 * n + 9 * (row % 2))
            dx, dy, drop = math.sin(a), -math.cos(a), z - row * 0.62
            s.tube('banana', [(x + 0.08 * dx, -0.5 + 0.08 * dy, drop), (x + 0.62 * dx, -0.5 + 0.62 * dy, drop - 0.22),
                              (x + 0.78 * dx, -0.5 + 0.78 * dy, drop - 0.8), (x + 0.58 * dx, -0.5 + 0.58 * dy, drop - 1.3),
                              (x + 0.5 * dx, -0.5 + 0.5 * dy, drop - 1.42)], 0.19, yellow)

# A bulb, which is on.
s.tube('flex', [(1.2, 2.2, LINTEL), (1.2, 2.2, 11.8), (1.2, 2.2, 11.2)], 0.04, steel)
bulb = s.surface('bulb', '#fff2d0', rough=0.2)
bulb.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = s.linear('#ffd58a')
bulb.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 3.0
lathe('bulb', [(0.12, 0.5), (0.16, 0.3), (0.36, 0.0), (0.34, -0.25), (0.16, -0.42), (0.01, -0.45)], bulb, (1.2, 2.2, 10.8))
s.area((0, 2.4, 12.6), (0, 6, 5), 20, 900, '#ffd9a0', 4)

# Crates of bottles and a sack beside the counter.
crate = s.surface('crate', '#b5231c', rough=0.4)
bottle = s.surface('bottle', '#2c1408', rough=0.12, specular=0.8)
for x, z in ((8.2, 0), (8.2, 1.9), (8.2, 3.8)):
    for level in (0, 0.62, 1.24):
        s.box('crate', (3.6, 2.4, 0.42), crate, (x, 1.4, z + level), bevel=0.05)
    s.box('core', (3.3, 2.2, 1.5), s.surface('core', '#5d120e', rough=0.6), (x, 1.5, z), bevel=0.02)
for n in range(5):
    lathe('bottle', [(0.02, 0), (0.3, 0), (0.3, 0.7), (0.12, 1.2), (0.11, 1.5), (0.14, 1.52), (0.02, 1.6)], bottle, (7.0 + 0.6 * n, 0.7, 5.3))
sack = s.mottled('sack', '#d9c9a3', '#b39a6b', 3, 0.95, 0.4)
lathe('sack', [(0.02, 0), (1.25, 0.05), (1.45, 0.8), (1.4, 2.2), (1.15, 2.7), (1.2, 3.0), (0.9, 2.8), (0.02, 2.75)], sack, (11.0, 0.9, 0))

# --- the street: a step, pavement, a bench, stools, plants in tins, a meter and its wires ------------------------
paving = s.mottled('paving', '#a79b89', '#837766', 0.35, 0.95, 0.5)
s.card('street', 160, 60, paving, location=(0, -30, -1.2))
s.box('step', (60, 4.6, 1.2), s.mottled('kerb', '#b5aa98', '#8f8473', 0.5, 0.9, 0.4), (0, -2.3, -1.2), bevel=0.08)
bench = worn('bench', '#c97a2b', '#7a5330', 0.6, 0.8, 0.54, 0.58, amount=0.4)
s.box('seat', (9.6, 1.5, 0.26), bench, (-6.2, -4.4, 2.2), (0, 0, 2), bevel=0.04)
for x in (-10.2, -2.3):
    for y in (-4.95, -3.85):
        s.box('leg', (0.32, 0.26, 3.4), bench, (x, y, -1.2), (0, 0, 2), bevel=0.03)
bar('brace', (-10.2, -4.4, 0.5), (-2.3, -4.4, 0.75), (0, 0.2, 0), bench)


def stool(colour, place, turn=0):
    """A plastic stool with round corners and a slot."""
    plastic = s.surface('plastic', colour, rough=0.32)
    def side(u, v):
        a = 2 * math.pi * u
        square = (np.abs(np.cos(a)) ** 5 + np.abs(np.sin(a)) ** 5) ** (-1 / 5)
        r = (1.42 - 0.42 * v) * square
        return r * np.cos(a), r * np.sin(a), 2.5 * v
    def legs(u, v):
        return (v > 0.62) | (np.abs(((u * 4 + 0.5) % 1) - 0.5) < 0.2)
    body = s.thick(s.grid('stool', 97, 26, side, plastic, legs), 0.06)
    top = s.grid('seat', 97, 12, lambda u, v: (side(u, 1)[0] * v, side(u, 1)[1] * v, 2.5 + 0 * u), plastic)
    for part in (body, top):
        s.place(part, place, (0, 0, turn))


stool('#c2231f', (3.4, -4.2, -1.2), 12)
stool('#1f5fb0', (7.2, -5.2, -1.2), 40)
clay = s.surface('clay', '#a65a34', rough=0.85, bump=('noise', 20, 0.2, 0.02))
greens = [s.surface(f'green{i}', tone, rough=0.5) for i, tone in enumerate(('#2f6b2b', '#4d8a37', '#24541f'))]
def plant(place, blades, reach, seed):
    random = np.random.default_rng(seed)
    for n in range(blades):
        a, lean, long = random.uniform(0, 2 * math.pi), random.uniform(0.25, 0.9), reach * random.uniform(0.7, 1.1)
        def blade(u, v, a=a, lean=lean, long=long):
            out_, up = lean * long * v ** 1.5, long * v - 0.5 * lean * long * v ** 2.4
            half = 0.3 * np.sin(np.pi * np.clip(v * 0.96 + 0.03, 0, 1)) ** 0.7 * (u - 0.5) * 2
            return out_ * math.cos(a) - half * math.sin(a), out_ * math.sin(a) + half * math.cos(a), up
        s.place(s.grid('blade', 4, 14, blade, greens[n % 3]), place)
for x, y, r, h in ((14.6, -2.6, 1.15, 2.0), (16.9, -2.2, 0.95, 1.7), (-16.4, -2.4, 1.2, 2.2)):
    lathe('pot', [(0.02, 0), (r * 0.78, 0), (r, h), (r * 1.1, h), (r * 1.1, h + 0.25), (r * 0.9, h + 0.25), (r * 0.86, h - 0.1), (0.02, h - 0.1)], clay, (x, y, 0))
    plant((x, y, h - 0.1), 26, 3.4, int(abs(x) * 10))

s.box('meter', (1.5, 0.7, 2.1), s.surface('meterbox', '#5b6166', rough=0.5), (15.0, -0.4, 9.6), bevel=0.08)
s.card('glass', 0.9, 0.6, s.surface('dial', '#dfe6e2', rough=0.1), location=(15.0, -0.76, 11.0), rotation=(90, 0, 0))
black = s.surface('cable', '#17130e', rough=0.6)
s.tube('pipe', [(15.0, -0.2, 9.6), (15.0, -0.2, 6), (15.0, -0.2, 0)], 0.14, s.surface('pvc', '#c9c4b8', rough=0.5))
s.tube('feed', [(15.0, -0.2, 11.7), (15.1, -0.2, 14), (17.2, -0.3, 16.6), (17.4, -0.3, 30)], 0.07, black)
for index, (a, b, sag) in enumerate(((29.6, 27.6, 1.3), (30.4, 28.4, 1.6), (28.8, 29.6, 1.9))):
    points = [(x, -3.2 - 0.3 * index, a + (b - a) * (x + 24) / 48 - sag * (1 - (x / 24) ** 2)) for x in np.linspace(-24, 24, 13)]
    s.tube('wire', points, 0.07, black)

leaves((-26.5, -14, 38.6), (4.2, 1.5, 2.0), 5, 10, 2.5)
s.world(0.62, '#dfe9ff')
s.sun((0.62, 0.9, -0.86), 3.3, '#ffe8c8', 0.5)
# The camera stands far off and straight in front, so that the board is a rectangle.
distance = 120.0
lens = 36.0 * (distance + DEPTH) / WIDE
s.camera((0, -distance, TALL / 2 - 1.3), (0, 0, TALL / 2 - 1.3), lens)
s.shoot(out, width, height, samples=quality(26), meter=0.93)
