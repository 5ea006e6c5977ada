"""Aizaan's things as objects, in decimetres: bags, boxes, cards, tags, phones, a laptop."""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', '..', 'lib'))
import bpy
import numpy as np
import studio as s

KHOYER, MUSLIN, KOCHURI, KOCHI, POLI = '#45101f', '#efebe3', '#b9a6da', '#c9d65b', '#cdc3b3'


def picture(name):
    """Path of one of the client's textures."""
    return os.path.join(HERE, '..', '..', '.cache', 'aizaan', f'{name}.png')


def paper(name, image=None, colour='#ffffff', rough=0.62):
    """Uncoated card, its fibre barely visible."""
    return s.surface(name, colour, picture(image) if image else None, rough, ('noise', 70, 0.08, 0.004), 0.14)


def linen(name, colour, scale=90, strength=0.35, image=None):
    """Plain-woven cloth; `scale` is threads per UV unit."""
    return s.surface(name, colour, picture(image) if image else None, 0.9, ('weave', scale, strength, 0.006), 0.1,
                     sheen=0.3)


def group(things, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Parents things to one handle, then moves it."""
    handle = bpy.data.objects.new('handle', None)
    bpy.context.collection.objects.link(handle)
    for thing in things:
        thing.parent = handle
    return s.place(handle, location, rotation)


def stack(count, width, height, face, edge, thickness=0.008, seed=1, mess=0.02, location=(0, 0, 0), turn=0):
    """A pile of cards, each a little off the one below. Returns the height of the pile."""
    random = np.random.default_rng(seed)
    for index in range(count):
        x, y = random.normal(0, mess, 2)
        s.card(f'card{index}', width, height, face, thickness,
               (location[0] + x, location[1] + y, location[2] + index * thickness * 1.05),
               (0, 0, turn + random.normal(0, mess * 40)), back=edge)
    return location[2] + count * thickness * 1.05


def bag(face, side, inner, cord, size=(3.2, 4.1, 1.1), location=(0, 0, 0), turn=0, pinch=0.34):
    """A paper carrier standing open, front towards -Y: folded gussets, turned-in rim, two rope handles."""
    w, h, d = size[0] / 2, size[1], size[2] / 2
    rows = 40

    def half_depth(v):
        return d * (1 - 0.16 * np.clip((v - 0.25) / 0.75, 0, 1) ** 1.5)

    def bulge(u, v):
        return 0.03 * np.sin(np.pi * u) * np.sin(np.pi * np.clip(v, 0, 1)) ** 0.7

    front = s.grid('front', 40, rows, lambda u, v: ((u - 0.5) * 2 * w, -half_depth(v) - bulge(u, v), v * h), face)
    back = s.grid('back', 40, rows, lambda u, v: ((0.5 - u) * 2 * w, half_depth(v) + bulge(u, v), v * h), side)
    parts = [front, back]
    for direction in (-1, 1):
        def gusset(u, v, direction=direction):
            fold = 1 - np.abs(u - 0.5) * 2
            inward = pinch * np.clip((v - 0.18) / 0.82, 0, 1) ** 1.2 * fold
            y = (u - 0.5) * 2 * half_depth(v) * direction
            return direction * (w - inward), y, v * h
        parts.append(s.grid('gusset', 21, rows, gusset, side))
    parts.append(s.card('floor', 2 * w, 2 * d, side, location=(0, 0, 0.02)))
    for thing in parts[:4]:
        s.thick(thing, 0.014, 1.0 if thing in () else -1.0)
    for direction, y in ((-1, -half_depth(1.0)), (1, half_depth(1.0))):
        lean = direction * 0.1
        holes = w * 0.42
        arc = [(-holes, y - direction * -0.03, h - 0.42), (-holes, y + lean * 0.3, h - 0.3), (-holes * 1.02, y, h + 0.25)]
        for angle in np.linspace(0.15, math.pi - 0.15, 9):
            arc.append((-holes * 1.0 * math.cos(angle), y + lean * math.sin(angle) * 2, h + 0.45 + 0.75 * math.sin(angle)))
        arc += [(holes * 1.02, y, h + 0.25), (holes, y + lean * 0.3, h - 0.3), (holes, y, h - 0.42)]
        parts.append(s.tube('handle', arc, 0.045, cord))
        for x in (-holes, holes):
            ring = s.surface('eyelet', '#b99a5b', rough=0.3, metal=1.0)
            bpy.ops.mesh.primitive_torus_add(major_radius=0.075, minor_radius=0.022, location=(x, y + direction * 0.02, h - 0.36),
                                             rotation=(math.pi / 2, 0, 0))
            torus = bpy.context.object
            torus.data.materials.append(ring)
            bpy.ops.object.shade_smooth()
            parts.append(torus)
    return group(parts, location, (0, 0, turn))


def tray(size, material, wall=0.05, location=(0, 0, 0), rotation=(0, 0, 0), inner=None):
    """An open box: floor and four walls."""
    w, d, h = size
    parts = [s.box('floor', (w, d, wall), material, bevel=0.008)]
    for x, y, sx, sy in ((0, -(d - wall) / 2, w, wall), (0, (d - wall) / 2, w, wall),
                         (-(w - wall) / 2, 0, wall, d - 2 * wall), ((w - wall) / 2, 0, wall, d - 2 * wall)):
        parts.append(s.box('wall', (sx, sy, h), material, (x, y, 0), bevel=0.008))
    return group(parts, location, rotation)


def phone(image, location=(0, 0, 0), rotation=(0, 0, 0), glow=1.0, height=1.5):
    """A phone lying on its back, screen up, its foot towards -Y."""
    w, h, t = height * 0.478, height, 0.078
    body = s.surface('phone', '#1b1a1d', rough=0.35, metal=0.6)
    shell = rounded_slab('shell', w, h, t, 0.11, body)
    glass = rounded_slab('glass', w * 0.965, h * 0.982, 0.004, 0.1, s.surface('glass', '#050506', rough=0.08))
    glass.location = (0, 0, t)
    screen = rounded_slab('screen', w * 0.925, h * 0.962, 0.001, 0.085,
                          s.surface('screen', image=picture(image), rough=0.12, glow=glow))
    screen.location = (0, 0, t + 0.0045)
    island = rounded_slab('island', 0.17, 0.05, 0.001, 0.025, s.surface('island', '#020202', rough=0.2))
    island.location = (0, h * 0.448, t + 0.006)
    return group([shell, glass, screen, island], location, rotation)


def rounded_slab(name, width, height, thickness, radius, material, steps=12):
    """A plate with round corners, top at `thickness`, UVs over its face."""
    ring = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for angle in np.linspace(start, start + 90, steps):
            ring.append((cx * (width / 2 - radius) + radius * math.cos(math.radians(angle)),
                         cy * (height / 2 - radius) + radius * math.sin(math.radians(angle))))
    n = len(ring)
    points = [(x, y, thickness) for x, y in ring] + [(x, y, 0) for x, y in ring]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    uvs = [(x / width + 0.5, y / height + 0.5) for x, y in ring] * 2
    thing = s.mesh(name, points, faces, material, uvs)
    if thickness > 0.02:
        s.rounded(thing, min(0.02, thickness / 3), 3)
    return thing


def laptop(image, location=(0, 0, 0), turn=0, opening=108, glow=1.0):
    """A 14-inch laptop, its front towards -Y."""
    w, d, t = 3.12, 2.2, 0.1
    metal = s.surface('aluminium', '#b9b6b2', rough=0.38, metal=0.85)
    dark = s.surface('keys', '#1c1a1b', rough=0.55)
    base = rounded_slab('base', w, d, t, 0.12, metal)
    parts = [base]
    well = rounded_slab('well', w * 0.9, d * 0.43, 0.003, 0.04, s.surface('well', '#2a2728', rough=0.6))
    well.location = (0, d * 0.18, t)
    parts.append(well)
    rows = [13, 13, 12, 12, 11]
    for row, count in enumerate(rows):
        y = d * 0.18 + d * 0.43 * (0.5 - (row + 0.5) / 6) - 0.01
        for index in range(count):
            key_w = w * 0.88 / count - 0.035
            key = rounded_slab('key', key_w, d * 0.43 / 6 - 0.032, 0.012, 0.018, dark, 4)
            key.location = (-w * 0.44 + (index + 0.5) * (w * 0.88 / count), y, t)
            parts.append(key)
    for index, (x, key_w) in enumerate([(-1.12, .5), (-.62, .4), (0.12, 1.0), (0.85, .4), (1.17, .18)]):
        key = rounded_slab('key', key_w, d * 0.43 / 6 - 0.032, 0.012, 0.018, dark, 4)
        key.location = (x, d * 0.18 - d * 0.43 * (0.5 - 0.5 / 6) - 0.01, t)
        parts.append(key)
    pad = rounded_slab('pad', 1.15, 0.72, 0.002, 0.04, s.surface('pad', '#aeaba7', rough=0.32, metal=0.8))
    pad.location = (0, -d * 0.28, t)
    parts.append(pad)
    screen_h = 2.06
    lid = rounded_slab('lid', w, screen_h, 0.045, 0.12, metal)
    bezel = rounded_slab('bezel', w * 0.99, screen_h * 0.985, 0.002, 0.11, s.surface('bezel', '#08080a', rough=0.15))
    bezel.location = (0, 0, 0.045)
    view_w = w * 0.965
    view = rounded_slab('view', view_w, view_w * 0.625, 0.001, 0.03, s.surface('view', image=picture(image), rough=0.2, glow=glow))
    view.location = (0, 0.0, 0.048)
    for thing in (lid, bezel, view):
        thing.location.y += screen_h / 2
    cover = group([lid, bezel, view])
    cover.location = (0, d / 2 - 0.02, t + 0.01)
    cover.rotation_euler = (math.radians(180 - opening), 0, 0)
    # closed it would lie face down on the keys; opened by `opening` degrees it stands
    parts.append(cover)
    return group(parts, location, (0, 0, turn))


def tag(image, location=(0, 0, 0), rotation=(0, 0, 0), size=(0.55, 0.917)):
    """A hang tag with an eyelet at its head (local +Y)."""
    w, h = size
    board = s.card('tag', w, h, paper(f'tag-{image}', image), 0.012, back=paper('tag-edge', colour=KHOYER))
    bpy.ops.mesh.primitive_torus_add(major_radius=0.038, minor_radius=0.011, location=(0, h * 0.42, 0.013))
    ring = bpy.context.object
    ring.data.materials.append(s.surface('brass', '#b08d4f', rough=0.3, metal=1.0))
    bpy.ops.object.shade_smooth()
    bpy.ops.mesh.primitive_cylinder_add(radius=0.03, depth=0.006, location=(0, h * 0.42, 0.0125))
    hole = bpy.context.object
    hole.data.materials.append(s.surface('hole', '#1d0a10', rough=1.0))
    return group([board, ring, hole], location, rotation)


def drape(columns, rows, seed, amount, count=8, smooth=3):
    """Relief of loosely laid cloth: `rows` x `columns` heights, long folds over gentle lumps."""
    random = np.random.default_rng(seed)
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    relief = np.zeros_like(u)
    for _ in range(count):
        angle = random.normal(0.5, 0.35)
        across = (u - random.uniform(-0.1, 1.1)) * math.cos(angle) + (v - random.uniform(-0.1, 1.1)) * math.sin(angle)
        along = -(u - 0.5) * math.sin(angle) + (v - 0.5) * math.cos(angle)
        across = across + 0.05 * np.sin(along * random.uniform(2, 5) + random.uniform(0, 6))
        width = random.uniform(0.02, 0.06) * (1 + 0.5 * np.sin(along * 3 + random.uniform(0, 6)))
        x = across / width
        ridge = np.where(x > 0, np.exp(-x ** 2 * 1.2), np.exp(-x ** 2 * 0.2))
        fade = np.exp(-((along - random.uniform(-0.5, 0.5)) / random.uniform(0.3, 0.8)) ** 2)
        relief += ridge * fade * random.uniform(0.3, 1.0)
    for _ in range(smooth):
        relief = s.blurred(relief)
    return relief * amount


def lifted(relief):
    """Turns a relief array into a function of (u, v)."""
    rows, columns = relief.shape

    def at(u, v):
        x = np.clip(u, 0, 1) * (columns - 1)
        y = np.clip(v, 0, 1) * (rows - 1)
        x0, y0 = np.minimum(x.astype(int), columns - 2), np.minimum(y.astype(int), rows - 2)
        fx, fy = x - x0, y - y0
        return ((relief[y0, x0] * (1 - fx) + relief[y0, x0 + 1] * fx) * (1 - fy)
                + (relief[y0 + 1, x0] * (1 - fx) + relief[y0 + 1, x0 + 1] * fx) * fy)
    return at


def quality(samples):
    """Samples per pixel; the environment's `SAMPLES` overrides them for a quick look."""
    return int(os.environ.get('SAMPLES', samples))


def relief_of(name, step=8):
    """A picture's alpha as a small array, rows from the bottom, and a softener for it."""
    image = bpy.data.images.load(picture(name), check_existing=True)
    w, h = image.size
    pixels = np.empty(w * h * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(h, w, 4)[::step, ::step, 3]


def softened(array, times):
    for _ in range(times):
        array = s.blurred(array)
    return array


def folded_shirt(width=2.6, thickness=0.2, location=(0, 0, 0), rotation=(0, 0, 0), seed=3, label=True):
    """A shirt folded to a rectangle, its neck towards +Y: three layers, rounded folds, the woven label at the neck."""
    mask = relief_of('folded')
    rows, columns = mask.shape
    height = width * rows / columns
    edge = np.clip(softened(mask, 36) * 2 - 1, 0, 1) * (mask > 0.5)
    roll = np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1))
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')
    x, y = u * 1200, (1 - v) * 1500
    neckline = 140 + 140 * np.sqrt(np.clip(1 - ((x - 600) / 150) ** 2, 0, 1))
    hole = softened(((np.abs(x - 600) < 150) & (y < neckline)).astype(np.float32), 3)
    wrinkle = softened(drape(columns, rows, seed, 0.05 * width / 2.6, 16, 2), 3)
    # the collar stands a little over the rest
    band = softened(((np.abs(x - 600) < 188) & (y < neckline + 46) & (y > neckline)).astype(np.float32), 4)
    top = lifted(thickness * roll + (wrinkle * edge) * (1 - hole) - 0.07 * hole * edge + 0.02 * band * edge)
    cloth = linen('shirt', '#ffffff', 420, 0.25, 'folded')
    cloth.node_tree.links.new(next(n for n in cloth.node_tree.nodes if n.type == 'TEX_IMAGE').outputs['Alpha'],
                              cloth.node_tree.nodes['Principled BSDF'].inputs['Alpha'])
    under = linen('under', '#a893cd', 420, 0.25)
    parts = [s.grid('top', columns, rows, lambda gu, gv: ((gu - 0.5) * width, (gv - 0.5) * height, top(gu, gv)), cloth)]
    w, h = width * 0.783, height * 0.775
    for index, (z, grow) in enumerate(((0.03, 1.012), (0.085, 1.004))):
        slab = rounded_slab(f'layer{index}', w * grow, h * grow, 0.05, 0.06, under)
        slab.location = (0.01 * index, -height * 0.044 - 0.01 * index, z - 0.025)
        parts.append(slab)
    if label:
        lw, lh = width * 0.15, width * 0.055
        woven = s.surface('label', image=picture('label'), rough=0.7, bump=('weave', 60, 0.5, 0.003), sheen=0.3)
        lx, ly = 0, height * (0.5 - 196 / 1500)
        piece = s.grid('label', 40, 12, lambda gu, gv: (lx + (gu - 0.5) * lw, ly + (gv - 0.5) * lh,
                       top(0.5 + (gu - 0.5) * lw / width, 1 - 196 / 1500 + (gv - 0.5) * lh / height) + 0.006), woven)
        s.thick(piece, 0.004, -1)
        parts.append(piece)
    button = s.surface('button', KHOYER, rough=0.3)
    for line in (420, 640, 860, 1080, 1300):
        bpy.ops.mesh.primitive_torus_add(major_radius=width * 0.0078, minor_radius=width * 0.0017,
                                         location=(0, (0.5 - line / 1500) * height, float(top(np.array([[0.5]]), np.array([[1 - line / 1500]]))[0, 0]) + width * 0.001))
        rim = bpy.context.object
        rim.data.materials.append(button)
        bpy.ops.object.shade_smooth()
        parts.append(rim)
    return group(parts, location, rotation), top


def cord(points, colour=KOCHURI, radius=0.012):
    """A waxed thread."""
    return s.tube('cord', points, radius, s.surface('thread', colour, rough=0.7, bump=('noise', 90, 0.5, 0.01)))


def leaves(centre, spread, seed=4, branches=9, size=1.0):
    """Neem branches out of the picture, between sun and wall, for their shadow only: thin stems, leaflets in pairs."""
    random = np.random.default_rng(seed)
    green = s.surface('leaf', '#33421c')
    for _ in range(branches):
        root = np.array(centre) + random.normal(0, 1, 3) * np.array(spread)
        heading = np.array([random.uniform(-0.4, 1.0), random.uniform(-0.2, 0.2), random.uniform(-1.0, -0.1)])
        heading /= np.linalg.norm(heading)
        side = np.cross(heading, [0.55, 0.62, -0.55])
        side /= np.linalg.norm(side)
        reach = size * random.uniform(2.6, 3.8)
        stem = []
        points, faces = [], []
        for step in range(15):
            t = step / 14
            spot = root + heading * reach * t + np.array([0, 0, -0.35 * size]) * t * t
            stem.append(tuple(spot))
            if step < 2:
                continue
            for hand in (-1, 1):
                along = heading * 0.62 + side * hand + random.normal(0, 0.16, 3)
                along /= np.linalg.norm(along)
                across = np.cross(along, np.cross(heading, side))
                length = size * random.uniform(0.55, 0.8) * (1 - 0.45 * abs(t - 0.5))
                start = len(points)
                for x in np.linspace(0, 1, 8):
                    points.append(spot + along * x * length + across * 0.17 * length * math.sin(math.pi * x) ** 0.9)
                for x in np.linspace(1, 0, 8):
                    points.append(spot + along * x * length - across * 0.17 * length * math.sin(math.pi * x) ** 0.9)
                faces.append(tuple(range(start, start + 16)))
        twig = s.tube('twig', stem, 0.022 * size, green)
        foliage = s.mesh('leaflets', points, faces, green)
        twig.visible_camera = foliage.visible_camera = False


def pencil(colour, location, turn, length=1.75):
    """A hexagonal pencil lying on the table."""
    parts = []
    for name, z, depth, r1, r2, tone in (('body', 0, length, 0.036, 0.036, colour), ('wood', length / 2 + 0.085, 0.17, 0.036, 0.011, '#d9b98a'),
                                         ('lead', length / 2 + 0.19, 0.045, 0.011, 0.002, '#2a2526')):
        bpy.ops.mesh.primitive_cone_add(vertices=6 if name == 'body' else 24, radius1=r1, radius2=r2, depth=depth, location=(0, 0, z))
        thing = bpy.context.object
        thing.data.materials.append(s.surface(name, tone, rough=0.35 if name == 'body' else 0.7))
        parts.append(thing)
    return group(parts, location, (90, 0, turn))


def disc(colour, radius, thickness, location):
    """A painted wooden token."""
    bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=radius, depth=thickness, location=(location[0], location[1], location[2] + thickness / 2))
    thing = bpy.context.object
    thing.data.materials.append(s.surface('token', colour, rough=0.4))
    return s.rounded(thing, min(0.015, thickness / 3))
