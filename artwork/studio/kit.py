"""Shared pieces of the Blender scenes: set-up, light, materials, shapes and a render with noise removed.

Lengths are in decimetres (1 unit = 10 cm). Colours are sRGB hex strings.
"""

import math
import os
import sys
import tempfile

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))


def arguments():
    """The command line after `--`: output path, width, height and the picture's own words."""
    words = sys.argv[sys.argv.index("--") + 1 :]
    return words[0], int(words[1]), int(words[2]), words[3:]


def colour(hex_code):
    """sRGB hex to a linear RGBA tuple."""
    parts = [int(hex_code.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*linear, 1.0)


def start(samples=64, bounces=3, transparent=False, world="#ffffff", ambient=0.3, exposure=0.0):
    """Empties the scene and sets Cycles up for soft, clean light."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.025
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(2, bounces)
    cycles.glossy_bounces = min(3, bounces)
    cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = 6
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 8.0
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.film_transparent = transparent
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = exposure
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = colour(world)
    background.inputs[1].default_value = ambient
    return scene


def camera(place, target, lens=70, stop=None, focus=None, shift=(0, 0), roll=0.0):
    """A camera looking at a point. `stop` is the f-number (None keeps everything sharp)."""
    data = bpy.data.cameras.new("Camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 500
    holder = bpy.data.objects.new("Camera", data)
    bpy.context.collection.objects.link(holder)
    holder.location = place
    aim = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    holder.matrix_world = Matrix.Translation(place) @ aim @ Matrix.Rotation(roll, 4, "Z")
    if stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = stop
        data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    bpy.context.scene.camera = holder
    return holder


def area(place, target, size, power, tint="#ffffff", size_y=None, seen=True):
    """A rectangular soft light aimed at a point."""
    data = bpy.data.lights.new("Area", "AREA")
    data.shape = "RECTANGLE"
    data.size = size
    data.size_y = size_y or size
    data.energy = power
    data.color = colour(tint)[:3]
    holder = bpy.data.objects.new("Area", data)
    bpy.context.collection.objects.link(holder)
    holder.location = place
    holder.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    holder.visible_camera = False
    holder.visible_glossy = seen
    return holder


class Nodes:
    """A principled material with short helpers to build its node tree."""

    def __init__(self, name, base="#cccccc", rough=0.5, metal=0.0, **more):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.set("Base Color", colour(base))
        self.set("Roughness", rough)
        self.set("Metallic", metal)
        for key, value in more.items():
            self.set(key.replace("_", " ").title(), value)

    def set(self, name, value):
        self.shader.inputs[name].default_value = value
        return self

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                node.inputs[key.replace("_", " ").title()].default_value = value
        return node

    def link(self, source, output, target, socket):
        self.tree.links.new(source.outputs[output], target.inputs[socket])
        return self

    def mapping(self, scale=(1, 1, 1), space="Object", rotation=(0, 0, 0), location=(0, 0, 0)):
        where = self.add("ShaderNodeTexCoord")
        node = self.add("ShaderNodeMapping")
        node.inputs["Scale"].default_value = scale
        node.inputs["Rotation"].default_value = rotation
        node.inputs["Location"].default_value = location
        self.link(where, space, node, "Vector")
        return node

    def ramp(self, *stops):
        node = self.add("ShaderNodeValToRGB")
        band = node.color_ramp
        while len(band.elements) < len(stops):
            band.elements.new(0.5)
        for element, (position, hex_code) in zip(band.elements, stops):
            element.position = position
            element.color = colour(hex_code)
        return node

    def noise(self, scale, detail=3, rough=0.55, distortion=0.0, mapping=None):
        node = self.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = rough
        node.inputs["Distortion"].default_value = distortion
        self.link(mapping or self.mapping(), "Vector", node, "Vector")
        return node

    def bump(self, source, output="Fac", strength=0.2, distance=0.02):
        node = self.add("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        previous = self.shader.inputs["Normal"].links
        if previous:
            self.tree.links.new(previous[0].from_socket, node.inputs["Normal"])
        self.link(source, output, node, "Height")
        self.link(node, "Normal", self.shader, "Normal")
        return self

    def image(self, path, extend="CLIP", space="UV", to_base=True, interpolation="Cubic"):
        node = self.add("ShaderNodeTexImage")
        node.image = bpy.data.images.load(os.path.join(ROOT, path))
        node.extension = extend
        node.interpolation = interpolation
        where = self.add("ShaderNodeTexCoord")
        self.link(where, space, node, "Vector")
        if to_base:
            self.link(node, "Color", self.shader, "Base Color")
        return node


def plain(name, base, rough=0.6, metal=0.0, grain=0.0, scale=60, **more):
    """A single colour with an optional fine grain in the surface."""
    nodes = Nodes(name, base, rough, metal, **more)
    if grain:
        nodes.bump(nodes.noise(scale, 4), strength=grain, distance=0.01)
    return nodes.material


def printed(name, path, rough=0.75, grain=0.05, extend="EXTEND"):
    """Paper or card printed with a picture; needs UV coordinates."""
    nodes = Nodes(name, "#ffffff", rough)
    nodes.set("Specular", 0.3)
    nodes.image(path, extend)
    nodes.bump(nodes.noise(160, 4), strength=grain, distance=0.004)
    return nodes.material


def screen(name, path, glow=0.85):
    """A lit display behind glass; needs UV coordinates."""
    nodes = Nodes(name, "#000000", 0.06)
    nodes.set("Specular", 0.35)
    texture = nodes.image(path, "EXTEND", to_base=False)
    nodes.link(texture, "Color", nodes.shader, "Emission")
    nodes.set("Emission Strength", glow)
    return nodes.material


def wood(name, light, mid, dark, rough=0.5, scale=1.0, grain=(0.7, 9, 9), bump=0.08):
    """Straight-grained wood along the object's x axis."""
    nodes = Nodes(name, mid, rough)
    long = nodes.mapping(tuple(v * scale for v in grain))
    fibres = nodes.noise(2.2, 8, 0.62, 0.6, long)
    tint = nodes.ramp((0.28, dark), (0.5, mid), (0.72, light))
    nodes.link(fibres, "Fac", tint, "Fac").link(tint, "Color", nodes.shader, "Base Color")
    pores = nodes.noise(9, 6, 0.7, 0.1, nodes.mapping(tuple(v * scale * s for v, s in zip(grain, (0.8, 3, 3)))))
    nodes.bump(pores, strength=bump, distance=0.02)
    return nodes.material


def cloth(name, base, rough=0.95, weave=220, strength=0.25, folds=0.0, image=None, sheen=0.3):
    """Woven fabric: crossed threads by two waves, with sheen."""
    nodes = Nodes(name, base, rough, sheen=sheen)
    nodes.set("Specular", 0.15)
    if image:
        nodes.image(image, "REPEAT")
    for axis in ("X", "Y"):
        wave = nodes.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction=axis)
        wave.inputs["Scale"].default_value = weave / 20
        wave.inputs["Distortion"].default_value = 1.2
        wave.inputs["Detail"].default_value = 2
        wave.inputs["Detail Scale"].default_value = 2
        nodes.link(nodes.mapping(), "Vector", wave, "Vector")
        nodes.bump(wave, "Fac", strength * 0.5, 0.01)
    if folds:
        nodes.bump(nodes.noise(1.3, 2, 0.5), strength=folds, distance=0.3)
    return nodes.material


def add_mesh(name, vertices, faces, material=None, smooth=True, crease=35):
    """Puts a mesh in the scene, shaded smooth below the crease angle in degrees."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.validate()
    mesh.update()
    holder = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(holder)
    if material:
        mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(crease)
    return holder


def decal(path, width, depth, ink, place=(0, 0, 0), turn=(0, 0, 0), parent=None, rough=0.6, metal=0.0):
    """A print on a surface: the picture's alpha decides where the ink is. Lift it a hair above the surface."""
    nodes = Nodes("Print", ink, rough, metal)
    texture = nodes.image(path, "CLIP", to_base=False)
    nodes.link(texture, "Alpha", nodes.shader, "Alpha")
    return put(sheet("Print", width, depth, nodes.material, 0, 2), place, turn, parent=parent)


def put(holder, place=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), parent=None):
    """Moves an object; angles in degrees."""
    holder.location = place
    holder.rotation_euler = [math.radians(a) for a in turn]
    holder.scale = scale
    if parent:
        holder.parent = parent
    return holder


def group(place=(0, 0, 0), turn=(0, 0, 0), scale=1.0, parent=None):
    """An empty that carries other objects."""
    holder = bpy.data.objects.new("Group", None)
    bpy.context.collection.objects.link(holder)
    return put(holder, place, turn, (scale,) * 3, parent)


def slab(name, width, depth, height, material, radius=0.0, bevel=0.01, steps=12):
    """A plate lying on z = 0, with rounded corners in plan and a small bevel. UV covers its top from 0 to 1."""
    mesh = bmesh.new()
    outline = []
    r = max(radius, 1e-4)
    for cx, cy, first in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(first + 90 * step / steps)
            outline.append(
                (cx * (width / 2 - r) + r * math.cos(angle), cy * (depth / 2 - r) + r * math.sin(angle), 0)
            )
    base = mesh.faces.new([mesh.verts.new(p) for p in outline])
    extruded = bmesh.ops.extrude_face_region(mesh, geom=[base])
    top = [v for v in extruded["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, vec=(0, 0, height), verts=top)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    uv = mesh.loops.layers.uv.new("UVMap")
    for face in mesh.faces:
        for loop in face.loops:
            x, y, _ = loop.vert.co
            loop[uv].uv = (x / width + 0.5, y / depth + 0.5)
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    holder = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(holder)
    if material:
        data.materials.append(material)
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(40)
    if bevel:
        modifier = holder.modifiers.new("Bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 3
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(50)
        modifier.harden_normals = True
    return holder


def tufted(name, width, depth, material, cell=1.1, swell=0.22, fine=14):
    """A quilted ground: swelling squares between stitched lines, centred on the origin, seams at z = 0."""
    columns, rows = round(width / cell * fine), round(depth / cell * fine)
    xs = np.linspace(-width / 2, width / 2, columns + 1)
    ys = np.linspace(-depth / 2, depth / 2, rows + 1)
    gx, gy = np.meshgrid(xs, ys)
    across = np.abs(np.sin(np.pi * (gx + 0.03 * np.sin(3.1 * gy)) / cell))
    along = np.abs(np.sin(np.pi * (gy + 0.03 * np.sin(2.7 * gx)) / cell))
    rise = swell * (across * along) ** 0.42
    rise += swell * 0.12 * np.sin(9 * gx + 4 * np.sin(5 * gy)) * (1 - across) * along
    rise += swell * 0.12 * np.sin(9 * gy + 4 * np.sin(5 * gx)) * (1 - along) * across
    rise += 0.05 * np.sin(0.7 * gx + 1.1 * gy)
    vertices = np.stack([gx, gy, rise], -1).reshape(-1, 3).tolist()
    faces = []
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    holder = add_mesh(name, vertices, faces, material, crease=180)
    modifier = holder.modifiers.new("Smooth", "SUBSURF")
    modifier.levels = modifier.render_levels = 1
    return holder


def sheet(name, width, depth, material, curl=0.0, cells=24):
    """A thin sheet of paper on z = 0 whose far corners lift by `curl`. UV from 0 to 1."""
    vertices, faces = [], []
    for j in range(cells + 1):
        for i in range(cells + 1):
            u, v = i / cells, j / cells
            lift = curl * (abs(u - 0.5) * 2) ** 3 * (0.3 + 0.7 * v) + 0.004
            vertices.append(((u - 0.5) * width, (v - 0.5) * depth, lift))
    for j in range(cells):
        for i in range(cells):
            a = j * (cells + 1) + i
            faces.append((a, a + 1, a + cells + 2, a + cells + 1))
    holder = add_mesh(name, vertices, faces, material)
    uv = holder.data.uv_layers.new(name="UVMap")
    for loop in holder.data.loops:
        index = loop.vertex_index
        uv.data[loop.index].uv = ((index % (cells + 1)) / cells, (index // (cells + 1)) / cells)
    return holder


def folded(name, width, depth, material, layers=3, gap=0.05, thick=0.012, seed=3, repeat=1.0):
    """A cloth folded back and forth into `layers`, its last fold towards -y. UV follows the cloth, `repeat` per unit."""
    rng = np.random.default_rng(seed)
    path = []
    for layer in range(layers):
        ends = (-depth / 2, depth / 2) if layer % 2 == 0 else (depth / 2, -depth / 2)
        trim = 0.03 * rng.standard_normal()
        for y in np.linspace(*ends, 26):
            path.append((y * (1 + trim * 0.4), thick + layer * gap))
        if layer < layers - 1:
            side = math.copysign(1, ends[1])
            for angle in np.linspace(-80, 80, 9):
                a = math.radians(angle)
                path.append((ends[1] + side * gap * 0.5 * math.cos(a), thick + (layer + 0.5 + 0.5 * math.sin(a)) * gap))
    travelled = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(np.array(path), axis=0).T))])
    cells = 60
    phases = rng.uniform(0, 6.28, 6)
    vertices, faces, uvs = [], [], []
    for (y, z), along in zip(path, travelled):
        for i in range(cells + 1):
            x = (i / cells - 0.5) * width
            wave = math.sin(1.7 * x + 0.9 * y + phases[0]) + 0.6 * math.sin(3.1 * y - 1.3 * x + phases[1])
            ripple = 0.35 * math.sin(6 * x + 2 * y + phases[2] + along)
            lift = (z / (layers * gap)) * gap * 0.28 * (wave + ripple)
            sway = 0.012 * math.sin(2.6 * y + phases[3] + along)
            vertices.append((x + sway, y + 0.01 * math.sin(4 * x + phases[4] + along), max(thick * 0.6, z + lift)))
            uvs.append((x * repeat, along * repeat))
    for j in range(len(path) - 1):
        for i in range(cells):
            a = j * (cells + 1) + i
            faces.append((a, a + 1, a + cells + 2, a + cells + 1))
    holder = add_mesh(name, vertices, faces, material, crease=180)
    layer = holder.data.uv_layers.new(name="UVMap")
    for loop in holder.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    solid = holder.modifiers.new("Solid", "SOLIDIFY")
    solid.thickness = thick
    solid.offset = 0
    return holder


def lathe(name, profile, material, around=128, displace=None):
    """Turns a profile of (radius, height) points about z. UV: u around, v by length along the profile.

    `displace(u, v)` returns how far a point moves outwards, in units.
    """
    lengths = [0.0]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.hypot(r1 - r0, z1 - z0))
    rows = [length / lengths[-1] for length in lengths]
    vertices, faces, uvs = [], [], []
    for j, (radius, height) in enumerate(profile):
        for i in range(around + 1):
            u = i / around
            extra = displace(u, rows[j], radius) if displace else 0.0
            angle = 2 * math.pi * u
            vertices.append(((radius + extra) * math.cos(angle), (radius + extra) * math.sin(angle), height))
            uvs.append((u, rows[j]))
    for j in range(len(profile) - 1):
        for i in range(around):
            a = j * (around + 1) + i
            faces.append((a, a + 1, a + around + 2, a + around + 1))
    holder = add_mesh(name, vertices, faces, material, crease=60)
    layer = holder.data.uv_layers.new(name="UVMap")
    for loop in holder.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    seam = bmesh.new()
    seam.from_mesh(holder.data)
    bmesh.ops.remove_doubles(seam, verts=seam.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(seam, faces=seam.faces)
    seam.to_mesh(holder.data)
    seam.free()
    return holder


def spline(points, count=120):
    """Catmull-Rom curve through (x, y) points, sampled evenly in parameter."""
    p = [points[0], *points, points[-1]]
    out = []
    for k in range(count + 1):
        t = k / count * (len(points) - 1)
        i = min(int(t), len(points) - 2)
        f = t - i
        a, b, c, d = (np.array(p[i + n], float) for n in range(4))
        out.append(
            tuple(
                0.5
                * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
            )
        )
    return out


def floor(material, size=80, height=0.0, wall=None):
    """A large ground; with `wall` (its distance in y) it curves up into a backdrop."""
    if wall is None:
        holder = add_mesh("Floor", [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], material)
    else:
        curve = [(-size, 0.0), (wall - 3, 0.0)]
        curve += [(wall - 3 + 3 * math.sin(a), 3 - 3 * math.cos(a)) for a in np.linspace(0.05, math.pi / 2, 24)]
        curve.append((wall, size))
        vertices = [(x, y, z) for y, z in curve for x in (-size, size)]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(curve) - 1)]
        holder = add_mesh("Floor", vertices, faces, material, crease=80)
    holder.location.z = height
    return holder


def phone(path, place=(0, 0, 0), turn=(0, 0, 0), body="#15171a", scale=1.0, glow=0.9):
    """A phone of 0.72 x 1.5 x 0.08 lying face up; the picture is shown at 1170 x 2532 proportions."""
    holder = group(place, turn, scale)
    frame = plain("Frame", body, 0.32, 0.85)
    put(slab("Body", 0.735, 1.515, 0.075, frame, 0.115, 0.018, 16), parent=holder)
    glass = plain("Glass", "#050506", 0.05)
    put(slab("Glass", 0.715, 1.495, 0.004, glass, 0.106, 0.0015, 16), (0, 0, 0.074), parent=holder)
    put(slab("Screen", 0.675, 1.46, 0.001, screen("Screen", path, glow), 0.09, 0, 16), (0, 0, 0.0778), parent=holder)
    for y, length in ((0.32, 0.14), (0.12, 0.14)):
        put(slab("Key", 0.012, length, 0.03, frame, 0.004, 0.003), (-0.371, y, 0.024), parent=holder)
    put(slab("Key", 0.012, 0.2, 0.03, frame, 0.004, 0.003), (0.371, 0.25, 0.024), parent=holder)
    return holder


def tablet(path, place=(0, 0, 0), turn=(0, 0, 0), body="#2b2731", glow=0.9):
    """A tablet of 2.6 x 1.72 lying face up, held sideways; the screen is 16:10."""
    holder = group(place, turn)
    frame = plain("Frame", body, 0.35, 0.85)
    put(slab("Body", 2.6, 1.72, 0.07, frame, 0.12, 0.02, 16), parent=holder)
    put(slab("Glass", 2.57, 1.69, 0.004, plain("Glass", "#060508", 0.05), 0.108, 0.0015, 16), (0, 0, 0.069), parent=holder)
    put(slab("Screen", 2.4, 1.5, 0.001, screen("Screen", path, glow), 0.03, 0, 16), (0, 0, 0.0728), parent=holder)
    return holder


def laptop(path, place=(0, 0, 0), turn=0.0, opening=108, body="#c9cccf", keys="#1b1c1e", glow=0.9):
    """A laptop of 3.1 x 2.15 standing open; the screen is 16:10."""
    holder = group(place, (0, 0, turn))
    shell = plain("Shell", body, 0.38, 0.9)
    put(slab("Base", 3.1, 2.15, 0.11, shell, 0.1, 0.025), (0, 0, 0.03), parent=holder)
    put(slab("Well", 2.72, 0.98, 0.006, plain("Well", keys, 0.6), 0.04, 0), (0, 0.36, 0.1365), parent=holder)
    cap = plain("Cap", "#26282b" if keys != "#f4f1fb" else "#ffffff", 0.55)
    rows = [14, 14, 13, 12]
    for row, count in enumerate(rows):
        for column in range(count):
            width = 2.66 / count - 0.022
            x = -1.33 + (column + 0.5) * 2.66 / count
            put(slab("Key", width, 0.155, 0.022, cap, 0.02, 0.006, 4), (x, 0.72 - row * 0.182, 0.138), parent=holder)
    layout = [(0.17, -1.245), (0.17, -1.05), (0.22, -0.83), (1.12, -0.14), (0.22, 0.55), (0.17, 0.77), (0.17, 0.96), (0.26, 1.2)]
    for width, x in layout:
        put(slab("Key", width, 0.155, 0.022, cap, 0.02, 0.006, 4), (x, 0.72 - 4 * 0.182, 0.138), parent=holder)
    pad = plain("Pad", body, 0.3, 0.85)
    put(slab("Pad", 1.15, 0.7, 0.003, pad, 0.05, 0.001), (0, -0.6, 0.1385), parent=holder)
    lid = group((0, 1.06, 0.14), parent=holder)
    lid.rotation_euler[0] = -math.radians(opening)
    put(slab("Lid", 3.1, 2.05, 0.05, shell, 0.1, 0.02), (0, -1.03, 0), parent=lid)
    put(slab("Bezel", 3.04, 1.99, 0.002, plain("Bezel", "#08090a", 0.1), 0.08, 0), (0, -1.03, -0.0015), parent=lid)
    panel = put(slab("Screen", 2.94, 1.8375, 0.001, screen("Screen", path, glow), 0.04, 0), (0, -1.0, -0.0035), parent=lid)
    flip_panel(panel)
    return holder


def flip_panel(panel):
    """Turns a screen's picture for a lid that opens towards the viewer."""
    for item in panel.data.uv_layers[0].data:
        item.uv = (item.uv[0], 1 - item.uv[1])


def _passes(scene, folder):
    """Writes colour, albedo and normal next to each other as EXR through the compositor."""
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    keep = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], keep.inputs["Image"])
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGBA"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for name in ("Image", "Denoising Albedo", "Denoising Normal"):
        output.file_slots.new(name)
        tree.links.new(source.outputs[name], output.inputs[name])


def _read(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def smooth_noise(rgb, albedo, normal, rounds=4, strength=1.0):
    """Edge-avoiding a-trous filter of light only: colour is divided by albedo first, so textures stay sharp.

    Each weight serves a pixel and its mirror, so a round costs four comparisons.
    """
    base = np.maximum(albedo, 0.02).astype(np.float32)
    light = np.log1p(rgb / base).astype(np.float32)
    guides = np.concatenate([normal, albedo], 2).astype(np.float32) * np.float32(0.02**-0.5)
    for level in range(rounds):
        step = 2**level
        sigma = np.float32(0.2 * strength / 1.5**level)
        tone = light.mean(2) / sigma
        total = light * np.float32(0.25)
        weights = np.full(light.shape[:2], 0.25, np.float32)
        for shift, share in (((0, step), 0.125), ((step, 0), 0.125), ((step, step), 0.0625), ((step, -step), 0.0625)):
            apart = np.square(np.roll(tone, shift, (0, 1)) - tone)
            difference = np.roll(guides, shift, (0, 1)) - guides
            apart += np.einsum("ijk,ijk->ij", difference, difference)
            weight = np.float32(share) * np.exp(-apart)
            total += np.roll(light, shift, (0, 1)) * weight[..., None]
            weights += weight
            back = (-shift[0], -shift[1])
            weight = np.roll(weight, back, (0, 1))
            total += np.roll(light, back, (0, 1)) * weight[..., None]
            weights += weight
        light = total / weights[..., None]
    return np.expm1(light) * base


def render(out, width, height, strength=1.0, rounds=4):
    """Renders the scene to a PNG, with the noise taken out of the light."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    with tempfile.TemporaryDirectory() as folder:
        _passes(scene, folder)
        bpy.ops.render.render(write_still=False)
        image, albedo, normal = (_read(folder, n) for n in ("Image", "Denoising Albedo", "Denoising Normal"))
    alpha = image[..., 3:4]
    rgb = image[..., :3] / np.maximum(alpha, 1e-4) if scene.render.film_transparent else image[..., :3]
    if strength:
        rgb = smooth_noise(np.maximum(rgb, 0), albedo[..., :3], normal[..., :3], rounds, strength)
    rgb = shoulder(rgb * 2**scene.view_settings.exposure)
    srgb = np.where(rgb <= 0.0031308, rgb * 12.92, 1.055 * np.maximum(rgb, 1e-8) ** (1 / 2.4) - 0.055)
    result = np.concatenate([np.clip(srgb, 0, 1), np.clip(alpha, 0, 1)], 2).astype(np.float32)
    final = bpy.data.images.new("Final", width, height, alpha=True, float_buffer=False)
    final.alpha_mode = "STRAIGHT"
    final.pixels.foreach_set(result.ravel())
    final.filepath_raw = out
    final.file_format = "PNG"
    final.save()


def shoulder(rgb, knee=0.72):
    """Leaves colours below the knee alone and rolls brighter ones off towards white instead of clipping them."""
    over = np.maximum(rgb - knee, 0)
    return np.where(rgb > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), rgb)
