"""A pillow: two cloth panels sewn at the rim and blown up by pressure in Blender's cloth solver."""

import math
import os
import sys

import bpy

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "studio"))
import kit  # noqa: E402


def _panels(width, depth, cells=64):
    """A closed flat bag: two grids that share their rim, with slightly drawn-in sides."""
    rows = max(8, round(cells * depth / width))
    index, vertices, faces = {}, [], []

    def vertex(i, j, side):
        rim = i in (0, cells) or j in (0, rows)
        key = (i, j, 0 if rim else side)
        if key not in index:
            x, y = (i / cells - 0.5) * width, (j / rows - 0.5) * depth
            index[key] = len(vertices)
            vertices.append((x, y, 0 if rim else side * 0.02))
        return index[key]

    for side in (1, -1):
        for i in range(cells):
            for j in range(rows):
                quad = [vertex(i, j, side), vertex(i + 1, j, side), vertex(i + 1, j + 1, side), vertex(i, j + 1, side)]
                faces.append(quad if side > 0 else quad[::-1])
    rim = [k for (i, j, s), k in index.items() if s == 0]
    return vertices, faces, rim


def blown(holder, settings):
    """Where the solver leaves each vertex of the flat bag; kept on disk, as the solver takes its time."""
    cache = os.path.join(kit.ROOT, "artwork", ".cache", "puffy", "pillows")
    os.makedirs(cache, exist_ok=True)
    path = os.path.join(cache, "-".join(str(value) for value in settings) + ".npy")
    if os.path.exists(path):
        return kit.np.load(path)
    scene = bpy.context.scene
    _, _, pressure, frames, _ = settings
    scene.gravity = (0, 0, 0)
    modifier = holder.modifiers.new("Cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 6
    cloth.mass = 0.25
    cloth.tension_stiffness = 22
    cloth.compression_stiffness = 22
    cloth.shear_stiffness = 8
    cloth.bending_stiffness = 0.25
    cloth.air_damping = 2
    cloth.use_pressure = True
    cloth.uniform_pressure_force = pressure
    cloth.shrink_min = -0.03
    modifier.collision_settings.use_collision = False
    scene.frame_start, scene.frame_end = 1, frames
    modifier.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = holder.evaluated_get(bpy.context.evaluated_depsgraph_get())
    places = kit.np.array([tuple(vertex.co) for vertex in shape.data.vertices])
    holder.modifiers.remove(modifier)
    scene.frame_set(1)
    kit.np.save(path, places)
    return places


def pillow(material, width=4.6, depth=3.2, pressure=4.0, frames=32, piping=None, cells=80):
    """Returns a pillow centred on the origin; UV of the upper panel covers 0 to 1 in plan."""
    vertices, faces, rim = _panels(width, depth, cells)
    holder = kit.add_mesh("Pillow", vertices, faces, material, crease=180)
    layer = holder.data.uv_layers.new(name="UVMap")
    for loop in holder.data.loops:
        x, y, _ = holder.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (x / width + 0.5, y / depth + 0.5)
    for vertex, place in zip(holder.data.vertices, blown(holder, (width, depth, pressure, frames, cells))):
        vertex.co = place
    smooth = holder.modifiers.new("Smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    if piping:
        cord(holder, rim, piping)
    return holder


def cord(holder, rim, material, thick=0.035):
    """A round cord sewn along the rim."""
    neighbours = {}
    members = set(rim)
    for edge in holder.data.edges:
        a, b = edge.vertices
        if a in members and b in members:
            neighbours.setdefault(a, []).append(b)
            neighbours.setdefault(b, []).append(a)
    loop, previous, current = [rim[0]], None, rim[0]
    while True:
        ahead = [n for n in neighbours[current] if n != previous]
        previous, current = current, ahead[0]
        if current == rim[0]:
            break
        loop.append(current)
    curve = bpy.data.curves.new("Cord", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = thick
    curve.bevel_resolution = 6
    line = curve.splines.new("NURBS")
    line.points.add(len(loop) - 1)
    for point, index in zip(line.points, loop):
        point.co = (*holder.data.vertices[index].co, 1)
    line.use_cyclic_u = True
    line.order_u = 4
    item = bpy.data.objects.new("Cord", curve)
    curve.materials.append(material)
    bpy.context.collection.objects.link(item)
    item.parent = holder
    return item
