"""A garment laid flat on coloured paper, seen from above: relief and folds from the sheet's own outline.

Args after the size: the garment's picture (with alpha), the ground's colour, a seed.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'lib'))
import bpy
import numpy as np
import studio as s

out, width, height, (sheet, ground, seed) = s.arguments()
random = np.random.default_rng(int(seed))
s.empty()

image = bpy.data.images.load(os.path.abspath(sheet))
w, h = image.size
pixels = np.empty(w * h * 4, dtype=np.float32)
image.pixels.foreach_get(pixels)
mask = pixels.reshape(h, w, 4)[::4, ::4, 3]


def soft(array, times):
    for _ in range(times):
        array = s.blurred(array)
    return array


# how deep inside the outline a point lies, 0 at the edge
inside = np.clip(soft(mask, 40) * 2 - 1, 0, 1) * mask
edge = np.clip(soft(mask, 6) * 2 - 1, 0, 1) * mask
rows, columns = mask.shape
v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing='ij')


def folds(count, lean, sharp):
    """Long soft ridges, most of them falling from the shoulders."""
    relief = np.zeros_like(u)
    for _ in range(count):
        top, foot = random.uniform(0.25, 0.75, 2)
        foot = top + (foot - top) * lean
        bend = random.uniform(-0.03, 0.03)
        line = foot + (top - foot) * v + bend * np.sin(v * 5 + random.uniform(0, 6))
        across = (u - line) / random.uniform(0.012, 0.035)
        start, stop = random.uniform(-0.1, 0.35), random.uniform(0.45, 1.05)
        along = np.clip((v - start) / 0.25, 0, 1) * np.clip((stop - v) / 0.3, 0, 1)
        ridge = np.where(across > 0, np.exp(-across ** 2 * sharp), np.exp(-across ** 2 * 0.25))
        relief += ridge * along * random.uniform(0.35, 1.0)
    return relief


def lumps(scale, seed_size):
    field = random.normal(size=seed_size)
    ys = np.linspace(0, seed_size[0] - 1.001, rows)
    xs = np.linspace(0, seed_size[1] - 1.001, columns)
    y0, x0 = ys.astype(int), xs.astype(int)
    fy, fx = (ys - y0)[:, None], (xs - x0)[None, :]
    fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
    a, b = field[y0][:, x0], field[y0][:, x0 + 1]
    c, d = field[y0 + 1][:, x0], field[y0 + 1][:, x0 + 1]
    return scale * (a * (1 - fx) * (1 - fy) + b * fx * (1 - fy) + c * (1 - fx) * fy + d * fx * fy)


relief = 0.05 * np.sqrt(edge) + 0.10 * np.sqrt(inside)
relief += (0.17 * folds(15, 1.4, 1.3) + lumps(0.06, (9, 7)) + lumps(0.02, (24, 16))) * np.sqrt(inside)
relief = soft(relief, 4)


def lift(gu, gv):
    columns_at = np.clip((gu * (columns - 1)).round().astype(int), 0, columns - 1)
    rows_at = np.clip((gv * (rows - 1)).round().astype(int), 0, rows - 1)
    return relief[rows_at, columns_at]


cloth = s.surface('cloth', image=sheet, rough=0.85, specular=0.15, sheen=0.25, bump=('noise', 90, 0.12, 0.01))
nodes, links = cloth.node_tree.nodes, cloth.node_tree.links
texture = next(node for node in nodes if node.type == 'TEX_IMAGE')
links.new(texture.outputs['Alpha'], nodes['Principled BSDF'].inputs['Alpha'])
s.grid('garment', columns, rows, lambda gu, gv: ((gu - 0.5) * 8, (gv - 0.5) * 10, 0.015 + lift(gu, gv)), cloth)
s.card('ground', 60, 60, s.surface('ground', ground, rough=0.9, specular=0.1))
s.world(0.30)
s.area((-10, 7, 6.5), (0, 0, 0), 3.5, 1750, '#fff6ea')
s.area((8, -4, 9), (0, 0, 0), 8, 350, '#eef0ff')
camera = s.camera((0, 0, 22), (0, 0, 0), lens=80)
camera.data.type = 'ORTHO'
camera.data.ortho_scale = 10
s.shoot(out, width, height, samples=24, bounces=3, levels=3)
