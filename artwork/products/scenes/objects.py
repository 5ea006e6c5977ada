"""Three pieces of everyday craft: a painted shokher hari, a hammered brass kolshi and a carved clay vase."""

import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "studio"))
import kit  # noqa: E402

TEXTURES = "artwork/.cache/products/textures/"


def planks(light, mid, dark, front=-3.2, count=7):
    """A table of boards along x, its top at z = 0, the first board's middle at y = `front`."""
    for plank in range(count):
        board = kit.wood("Table", light, mid, dark, 0.5, 0.45, bump=0.12)
        place = ((plank * 5.3) % 7 - 3, front + plank * 1.515, -0.3)
        kit.put(kit.slab("Plank", 44, 1.5, 0.3, board, 0.01, 0.014), place)


def mat(radius=1.9, cords=15):
    """A round mat of jute cord wound from the middle outwards."""
    jute = kit.Nodes("Jute", "#c49c61", 0.95)
    tint = jute.ramp((0.3, "#aa8048"), (0.7, "#d6b27c"))
    fibres = jute.noise(7, 6, 0.7)
    jute.link(fibres, "Fac", tint, "Fac").link(tint, "Color", jute.shader, "Base Color")
    twist = jute.add("ShaderNodeTexWave", wave_type="BANDS", bands_direction="DIAGONAL")
    twist.inputs["Scale"].default_value = 7
    twist.inputs["Distortion"].default_value = 1.5
    jute.link(jute.mapping(), "Vector", twist, "Vector")
    jute.bump(twist, strength=0.5, distance=0.03).bump(jute.noise(60, 4), strength=0.3, distance=0.01)
    step = radius / cords
    profile = [(0.001, 0.05)]
    for cord in range(cords):
        for angle in np.linspace(0, math.pi, 9):
            profile.append((step * (cord + 0.5) - step / 2 * math.cos(angle) + 0.001, 0.012 + 0.055 * math.sin(angle) ** 0.7))
    return kit.lathe("Mat", [*profile, (radius + 0.002, 0.0)], jute.material, 192)


def hari(parent=None):
    """The painted pot, 2.3 wide and 1.95 high, standing on z = 0."""
    holder = kit.group(parent=parent)
    skin = kit.Nodes("Painted", "#ffffff", 0.42)
    skin.set("Specular", 0.4)
    skin.image(TEXTURES + "pot-paint.png", "REPEAT")
    skin.bump(skin.noise(9, 5, 0.6), strength=0.08, distance=0.05)
    skin.bump(skin.noise(70, 3, 0.6), strength=0.05, distance=0.01)
    outside = kit.spline(
        [(0.42, 0), (0.5, 0.02), (0.78, 0.18), (1.08, 0.6), (1.15, 0.92), (1.02, 1.3), (0.76, 1.52), (0.64, 1.62), (0.66, 1.74), (0.82, 1.88), (0.86, 1.93)],
        150,
    )
    kit.put(kit.lathe("Outside", outside, skin.material, 160), parent=holder)
    clay = kit.plain("Clay", "#8d4a2a", 0.8, grain=0.15, scale=30)
    inside = kit.spline([(0.86, 1.93), (0.83, 1.955), (0.79, 1.93), (0.6, 1.74), (0.58, 1.62), (0.7, 1.5), (0.95, 1.26), (1.05, 0.9), (0.7, 0.25), (0.01, 0.1)], 90)
    kit.put(kit.lathe("Inside", inside, clay, 160), parent=holder)
    return holder


def dents(size=512, cells=20, seed=2):
    """A tiling tangent-space normal map of hammer marks, as a Blender image."""
    rng = np.random.default_rng(seed)
    grid = (np.stack(np.meshgrid(np.arange(cells), np.arange(cells)), -1) + rng.uniform(0.15, 0.85, (cells, cells, 2))) / cells
    points = grid.reshape(-1, 2)
    y, x = np.mgrid[0:size, 0:size] / size
    nearest = np.full((size, size), 9.0)
    for px, py in points:
        dx = np.abs(x - px)
        dy = np.abs(y - py)
        nearest = np.minimum(nearest, np.minimum(dx, 1 - dx) ** 2 + np.minimum(dy, 1 - dy) ** 2)
    height = nearest * cells * 0.9
    return normal_image("Dents", height, (26.0, 26.0))


def normal_image(name, height, strength):
    """Turns a height field (rows upwards) into a normal map; `strength` across and along, in slopes per step of height."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength[0]
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * strength[1]
    normal = np.stack([-dx, -dy, np.ones_like(dx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    pixels = np.ones(height.shape + (4,), np.float32)
    pixels[..., :3] = normal * 0.5 + 0.5
    image = bpy.data.images.new(name, height.shape[1], height.shape[0])
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def with_normals(nodes, image, strength=1.0, repeat=(1, 1)):
    """Wires a normal map the way glTF understands it."""
    node = nodes.add("ShaderNodeTexImage")
    node.image = image
    where = nodes.add("ShaderNodeTexCoord")
    scale = nodes.add("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = (*repeat, 1)
    nodes.link(where, "UV", scale, "Vector").link(scale, "Vector", node, "Vector")
    turn = nodes.add("ShaderNodeNormalMap")
    turn.inputs["Strength"].default_value = strength
    nodes.link(node, "Color", turn, "Color").link(turn, "Normal", nodes.shader, "Normal")


def kolshi(parent=None, around=128, steps=150):
    """The brass water pitcher, 2.3 wide and 2.5 high."""
    brass = kit.Nodes("Brass", "#cfa766", 0.22, 1.0)
    with_normals(brass, dents(), 0.35, (5, 3))
    bright = kit.Nodes("Rim", "#d8b272", 0.15, 1.0)
    holder = kit.group(parent=parent)
    body = kit.spline([(0.001, 0.02), (0.45, 0.0), (0.62, 0.05), (0.95, 0.34), (1.15, 0.86), (1.1, 1.28), (0.84, 1.66), (0.52, 1.86), (0.42, 1.94)], steps)
    kit.put(kit.lathe("Body", body, brass.material, around), parent=holder)
    neck = kit.spline(
        [(0.42, 1.94), (0.45, 1.97), (0.4, 2.0), (0.36, 2.1), (0.37, 2.24), (0.46, 2.36), (0.66, 2.45), (0.69, 2.47), (0.66, 2.49), (0.44, 2.41), (0.33, 2.25), (0.32, 2.05), (0.4, 1.85)],
        steps // 2,
    )
    kit.put(kit.lathe("Neck", neck, bright.material, around), parent=holder)
    return holder


def relief_height():
    """The relief as heights from 0 to 1, rows from the foot up."""
    image = bpy.data.images.load(os.path.join(kit.ROOT, TEXTURES + "relief.png"))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., 0]


def soften(field, reach):
    """Mean over a square of `reach` pixels each way; rows and columns wrap."""
    for axis in (0, 1):
        field = sum(np.roll(field, shift, axis) for shift in range(-reach, reach + 1)) / (2 * reach + 1)
    return field


def clay_image(heights):
    """Fired clay, darker where the relief is deep, as a Blender image."""
    depth = np.clip(0.35 + 0.65 * heights + 1.4 * (heights - soften(heights, 5)), 0, 1)[..., None]
    low, high = (np.array([int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)]) for c in ("#6f3219", "#c47049"))
    pixels = np.ones(heights.shape + (4,), np.float32)
    pixels[..., :3] = low + (high - low) * depth
    image = bpy.data.images.new("Fired", heights.shape[1], heights.shape[0])
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def vase(parent=None, around=640, steps=420, depth=0.04, fine=False):
    """The carved clay vase, 1.7 wide and 2.7 high. `fine` adds a normal map for the light model."""
    heights = relief_height()
    rows, columns = heights.shape

    def carve(u, v, radius):
        if not 0.06 < v < 0.94:
            return 0.0
        row = min(rows - 1, int((v - 0.06) / 0.88 * rows))
        return depth * heights[row, int(u * columns) % columns]

    clay = kit.Nodes("Clay", "#b5623c", 0.72)
    clay.set("Specular", 0.25)
    if fine:
        stretched = np.zeros_like(heights)
        start, end = int(rows * 0.06), int(rows * 0.94)
        index = (np.arange(end - start) / (end - start) * rows).astype(int)
        stretched[start:end] = heights[index]
        half = stretched[:, ::2]
        with_normals(clay, normal_image("Relief", half, (3.0, 5.0)), 1.0)
        shade = clay.add("ShaderNodeTexImage")
        shade.image = clay_image(half[::2])
        clay.link(shade, "Color", clay.shader, "Base Color")
        heights = soften(heights, 6)
    else:
        # softer than the mesh is coarse, or edges that run across it turn into steps
        heights = soften(heights, 3)
        clay.bump(clay.noise(40, 5, 0.65), strength=0.16, distance=0.01)
        patches = clay.noise(2.2, 4, 0.6)
        tint = clay.ramp((0.3, "#a9552f"), (0.7, "#c2714a"))
        clay.link(patches, "Fac", tint, "Fac").link(tint, "Color", clay.shader, "Base Color")
    holder = kit.group(parent=parent)
    outside = kit.spline([(0.5, 0), (0.56, 0.03), (0.62, 0.2), (0.8, 0.8), (0.84, 1.25), (0.74, 1.75), (0.5, 2.12), (0.38, 2.32), (0.4, 2.48), (0.54, 2.66), (0.56, 2.7)], steps)
    kit.put(kit.lathe("Outside", outside, clay.material, around, carve), parent=holder)
    plain = kit.Nodes("Inside", "#9c5030", 0.8)
    inside = kit.spline([(0.56, 2.7), (0.53, 2.72), (0.5, 2.69), (0.33, 2.46), (0.31, 2.3), (0.44, 2.06), (0.66, 1.7), (0.7, 1.2), (0.4, 0.2), (0.01, 0.12)], 60)
    kit.put(kit.lathe("Inside", inside, plain.material, min(around, 128)), parent=holder)
    base = kit.lathe("Base", [(0.001, 0.01), (0.5, 0.0)], plain.material, min(around, 96))
    kit.put(base, parent=holder)
    return holder
