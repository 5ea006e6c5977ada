"""The santoku knife: blade, ferrule and octagonal handle, tip towards +x, lying in the xy plane."""

import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "studio"))
import kit  # noqa: E402

# Blade length, height at the heel, where the spine starts to fall, how round it falls, how much the edge rises.
SHAPES = {
    "santoku": (1.78, 0.46, 0.62, 2.3, 0.075),
    "nakiri": (1.68, 0.5, 0.9, 3.0, 0.02),
    "petty": (1.5, 0.3, 0.5, 1.55, 0.06),
}


class Shape:
    """Outline of one blade, x from the heel to the tip."""

    def __init__(self, kind):
        self.length, self.height, self.fall, self.round, self.rise = SHAPES[kind]
        self.blunt = kind == "nakiri"

    def spine(self, x):
        """Height of the spine above the edge line."""
        t = x / self.length
        if t < self.fall:
            return self.height - 0.02 * t
        f = (t - self.fall) / (1 - self.fall)
        if self.blunt:
            return self.height - 0.018 - 0.09 * f**self.round
        return (self.height - 0.02 * self.fall) * max(0.0, 1 - f**self.round) ** 0.5 * (1 - 0.06 * f)

    def edge(self, x):
        """Height of the cutting edge: almost flat with a slow rise to the tip."""
        t = x / self.length
        return self.rise * max(0.0, t - 0.45) ** 2 / 0.3025


def steel():
    """Layered steel: a hazy clad above, a bright cutting bevel below, layers between them."""
    nodes = kit.Nodes("Steel", "#b9bec1", 0.24, 1.0)
    layers = nodes.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction="Y")
    layers.inputs["Scale"].default_value = 9
    layers.inputs["Distortion"].default_value = 9
    layers.inputs["Detail"].default_value = 4
    layers.inputs["Detail Scale"].default_value = 1.3
    layers.inputs["Detail Roughness"].default_value = 0.6
    nodes.link(nodes.mapping((0.5, 1.6, 1)), "Vector", layers, "Vector")
    tint = nodes.ramp((0.25, "#8d9499"), (0.5, "#b7bdc1"), (0.75, "#d3d7d9"))
    nodes.link(layers, "Fac", tint, "Fac").link(tint, "Color", nodes.shader, "Base Color")
    haze = nodes.add("ShaderNodeMapRange")
    haze.inputs["To Min"].default_value = 0.34
    haze.inputs["To Max"].default_value = 0.22
    nodes.link(layers, "Fac", haze, "Value").link(haze, "Result", nodes.shader, "Roughness")
    nodes.bump(layers, "Fac", 0.06, 0.01)
    brush = nodes.noise(60, 3, 0.6, 0, nodes.mapping((0.4, 14, 1)))
    nodes.bump(brush, strength=0.03, distance=0.005)
    return nodes.material


def bevel_steel():
    nodes = kit.Nodes("Bevel", "#d9dddf", 0.16, 1.0)
    brush = nodes.noise(40, 3, 0.6, 0, nodes.mapping((16, 0.6, 1)))
    nodes.bump(brush, strength=0.025, distance=0.004)
    return nodes.material


def blade(shape):
    """The blade's two sides as one mesh; the lower sixth is the polished bevel."""
    across = [0, 0.03, 0.2, 0.4, 0.6, 0.8, 0.835, 0.92, 1.0]
    thick = [0.7, 1.0, 0.97, 0.9, 0.8, 0.66, 0.6, 0.3, 0.0]
    columns = 90
    vertices, faces, kinds = [], [], []
    for side in (1, -1):
        first = len(vertices)
        for i in range(columns + 1):
            x = shape.length * (1 - (1 - i / columns) ** 1.25)
            top, low = shape.spine(x), shape.edge(x)
            top = max(top, low)
            taper = 1 - 0.55 * (x / shape.length)
            for a, t in zip(across, thick):
                vertices.append((x, top + (low - top) * a, side * 0.016 * t * taper))
        count = len(across)
        for i in range(columns):
            for j in range(count - 1):
                p = first + i * count + j
                quad = (p, p + 1, p + count + 1, p + count)
                faces.append(quad if side > 0 else quad[::-1])
                kinds.append(1 if j >= 5 else 0)
    total = (columns + 1) * len(across)
    for i in range(columns):
        p, q = i * len(across), total + i * len(across)
        faces.append((p, p + len(across), q + len(across), q))
        kinds.append(0)
    holder = kit.add_mesh("Blade", vertices, faces, None, crease=20)
    holder.data.materials.append(steel())
    holder.data.materials.append(bevel_steel())
    for face, kind in zip(holder.data.polygons, kinds):
        face.material_index = kind
    return holder


def octagon(name, sections, material):
    """Lofts stretched octagons given as (x, half height, half thickness); corners cut at 45 degrees."""
    vertices, faces = [], []
    for x, half, thin in sections:
        c = min(half, thin) * 0.62
        ring = [(thin, half - c), (thin - c, half), (c - thin, half), (-thin, half - c)]
        ring += [(-thin, c - half), (c - thin, -half), (thin - c, -half), (thin, c - half)]
        vertices += [(x, y, z) for z, y in ring]
    for i in range(len(sections) - 1):
        for k in range(8):
            a, b = i * 8 + k, i * 8 + (k + 1) % 8
            faces.append((a, b, b + 8, a + 8))
    faces.append(tuple(range(7, -1, -1)))
    faces.append(tuple(range((len(sections) - 1) * 8, len(sections) * 8)))
    holder = kit.add_mesh(name, vertices, faces, material, crease=25)
    modifier = holder.modifiers.new("Bevel", "BEVEL")
    modifier.width = 0.008
    modifier.segments = 3
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(25)
    modifier.harden_normals = True
    return holder


def knife(place=(0, 0, 0), turn=(0, 0, 0), kind="santoku"):
    """The whole knife on its side; its middle is near the origin and it rests on z = 0."""
    holder = kit.group(place, turn)
    inner = kit.group((-0.3, -0.24, 0.135), parent=holder)
    shape = Shape(kind)
    kit.put(blade(shape), parent=inner)
    horn = kit.plain("Horn", "#1a1715", 0.28)
    pale = kit.wood("Magnolia", "#e6cda3", "#d6b784", "#bb9560", 0.55, 2.0, bump=0.05)
    brass = kit.plain("Spacer", "#c9c6bf", 0.3, 1.0)
    middle = shape.height - min(0.17, shape.height * 0.45)
    neck = kit.plain("Neck", "#aeb4b8", 0.3, 1.0)
    kit.put(kit.slab("Neck", 0.16, 0.15, 0.024, neck, 0.01, 0.004), (-0.075, shape.height - 0.095, -0.012), parent=inner)
    handle = kit.group((-0.12, middle + 0.05, 0), parent=inner)
    kit.put(octagon("Ferrule", [(0, 0.115, 0.098), (-0.3, 0.122, 0.104)], horn), parent=handle)
    kit.put(octagon("Ring", [(-0.3, 0.123, 0.105), (-0.318, 0.123, 0.105)], brass), parent=handle)
    kit.put(octagon("Handle", [(-0.318, 0.122, 0.104), (-0.8, 0.13, 0.112), (-1.28, 0.138, 0.12)], pale), parent=handle)
    engrave(inner, shape)
    return holder


def engrave(parent, shape):
    """The mark, etched dark into the clad near the heel."""
    nodes = kit.Nodes("Etch", "#2a2d30", 0.5, 0.6)
    texture = nodes.image("artwork/.cache/santoku/textures/etch.png", "CLIP", to_base=False)
    nodes.link(texture, "Alpha", nodes.shader, "Alpha")
    size = shape.height / 0.46
    plate = kit.sheet("Etch", 0.19 * size, 0.152 * size, nodes.material, 0, 2)
    kit.put(plate, (0.17 * size, shape.height * 0.66, 0.0125), parent=parent)
