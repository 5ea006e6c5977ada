"""A small photo studio for Blender 3.4: lights, camera, surfaces, and a render without noise.

A scene starts with `import os, sys; sys.path.insert(0, <artwork/lib>)`, builds with the helpers below and ends with
`shoot(...)`. Lengths are in decimetres unless a scene says otherwise. Colours are sRGB hex strings.
"""
import math
import os
import shutil
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Vector


def arguments():
    """What follows `--`: output path, width, height, further strings."""
    out, width, height, *rest = sys.argv[sys.argv.index('--') + 1:]
    return out, int(width), int(height), rest


def linear(colour):
    """sRGB hex to linear RGBA."""
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


def empty():
    """Clears the start-up scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def aim(thing, target):
    """Turns a light or camera (which look down -Z) towards a point."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def area(location, target, size, power, colour='#ffffff', size_y=None):
    """A soft rectangular light; `power` in watts."""
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.size, data.color = power, size, linear(colour)[:3]
    data.shape = 'RECTANGLE'
    data.size_y = size_y or size
    light = bpy.data.objects.new('area', data)
    light.location = location
    aim(light, target)
    bpy.context.collection.objects.link(light)
    return light


def world(strength=0.3, colour='#ffffff'):
    """Even light from all around."""
    new = bpy.data.worlds.new('world')
    new.use_nodes = True
    background = new.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength
    bpy.context.scene.world = new


def camera(location, target, lens=60, focus=None, fstop=8.0, shift=(0, 0)):
    """A 36 mm camera; `focus` is the point in focus, none means everything is."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, *shift
    thing = bpy.data.objects.new('camera', data)
    thing.location = location
    aim(thing, target)
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(location)).length
        data.dof.aperture_fstop = fstop
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def surface(name, colour='#ffffff', image=None, rough=0.6, bump=None, specular=0.5, metal=0.0, sheen=0.0, clear=0.0,
            see_through=0.0, glow=0.0, tile=None, clip=True, cut=False):
    """A principled material. `image` is a picture's path (UV mapped; over another `colour` than white it is a print with
    alpha, and with `cut` its alpha cuts the surface);
    `bump` is (kind, scale, strength, distance) with kind 'noise' or 'weave'; `glow` makes the image shine as a screen."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Sheen'].default_value = sheen
    shader.inputs['Clearcoat'].default_value = clear
    shader.inputs['Transmission'].default_value = see_through
    if image:
        texture = nodes.new('ShaderNodeTexImage')
        texture.image = bpy.data.images.load(os.path.abspath(image), check_existing=True)
        texture.interpolation = 'Cubic'
        texture.extension = 'REPEAT' if tile else 'CLIP' if clip else 'EXTEND'
        if tile:
            mapping, coordinates = nodes.new('ShaderNodeMapping'), nodes.new('ShaderNodeTexCoord')
            mapping.inputs['Scale'].default_value = (tile[0], tile[1], 1)
            links.new(coordinates.outputs['UV'], mapping.inputs['Vector'])
            links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
        if cut:
            links.new(texture.outputs['Alpha'], shader.inputs['Alpha'])
        if glow:
            shader.inputs['Base Color'].default_value = (0.01, 0.01, 0.01, 1)
            links.new(texture.outputs['Color'], shader.inputs['Emission'])
            shader.inputs['Emission Strength'].default_value = glow
        elif colour == '#ffffff':
            links.new(texture.outputs['Color'], shader.inputs['Base Color'])
        else:
            # the picture is a print with alpha over the colour of the ground
            mix = nodes.new('ShaderNodeMixRGB')
            mix.inputs['Color1'].default_value = linear(colour)
            links.new(texture.outputs['Color'], mix.inputs['Color2'])
            links.new(texture.outputs['Alpha'], mix.inputs['Fac'])
            links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    if bump:
        kind, scale, strength, distance = bump
        coordinates = nodes.new('ShaderNodeTexCoord')
        node = nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        if kind == 'noise':
            source = nodes.new('ShaderNodeTexNoise')
            source.inputs['Scale'].default_value = scale
            source.inputs['Detail'].default_value = 3
            links.new(coordinates.outputs['Object'], source.inputs['Vector'])
            links.new(source.outputs['Fac'], node.inputs['Height'])
        else:
            links.new(weave(nodes, links, coordinates.outputs['UV'], scale), node.inputs['Height'])
        links.new(node.outputs['Normal'], shader.inputs['Normal'])
    return material


def mottled(name, light, dark, scale=1.2, rough=0.9, bump=0.25, stretch=(1, 1, 1)):
    """Plaster, concrete or wood: two colours in a stretched noise, with the relief that goes with it."""
    material = surface(name, light, rough=rough, specular=0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coordinates, mapping = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise, mix, relief = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeBump')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 10
    noise.inputs['Roughness'].default_value = 0.62
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = linear(dark), linear(light)
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = bump, 0.05
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], mix.inputs['Fac'])
    links.new(noise.outputs['Fac'], relief.inputs['Height'])
    links.new(mix.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    links.new(relief.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return material


def sun(direction, power, colour='#fff1dc', angle=1.2):
    """Sunlight falling along `direction`; `angle` in degrees sets how soft its shadows are."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = power, math.radians(angle), linear(colour)[:3]
    light = bpy.data.objects.new('sun', data)
    light.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(light)
    return light


def weave(nodes, links, vector, scale):
    """Height of a plain weave with `scale` threads per UV unit: |sin u| over |sin v|, taking turns."""
    def calculate(operation, a, b=None):
        node = nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif value is not None:
                links.new(value, socket)
        return node.outputs[0]
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(vector, split.inputs[0])
    u = calculate('MULTIPLY', split.outputs[0], scale * math.pi)
    v = calculate('MULTIPLY', split.outputs[1], scale * math.pi)
    sin_u, sin_v = calculate('SINE', u), calculate('SINE', v)
    cos_u, cos_v = calculate('COSINE', u), calculate('COSINE', v)
    over = calculate('MULTIPLY', cos_u, cos_v)
    sign = calculate('SIGN', over)
    warp = calculate('MULTIPLY', calculate('ABSOLUTE', sin_u), calculate('ADD', sign, 1.4))
    weft = calculate('MULTIPLY', calculate('ABSOLUTE', sin_v), calculate('SUBTRACT', 1.4, sign))
    return calculate('ADD', warp, weft)


def mesh(name, vertices, faces, material=None, uvs=None, smooth=False):
    """An object from points and faces; `uvs` has one (u, v) per vertex."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(int(i) for i in f) for f in faces])
    if uvs is not None:
        layer = data.uv_layers.new()
        loops = np.empty(len(data.loops), dtype=np.int32)
        data.loops.foreach_get('vertex_index', loops)
        layer.data.foreach_set('uv', np.asarray(uvs, dtype=np.float32)[loops].ravel())
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.update()
    thing = bpy.data.objects.new(name, data)
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def grid(name, columns, rows, place, material=None, keep=None):
    """A sheet of (columns x rows) points: `place(u, v)` takes arrays in 0..1 and gives x, y, z arrays.
    `keep(u, v)` may cut faces away by their centre."""
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    x, y, z = np.broadcast_arrays(*place(u, v))
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :])
    faces = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], axis=-1).reshape(-1, 4)
    if keep is not None:
        cu = (u[:-1, :-1] + u[1:, 1:]) / 2
        cv = (v[:-1, :-1] + v[1:, 1:]) / 2
        faces = faces[keep(cu, cv).ravel()]
    points = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    return mesh(name, points, faces, material, np.stack([u, v], axis=-1).reshape(-1, 2), smooth=True)


def card(name, width, height, material, thickness=0.0, location=(0, 0, 0), rotation=(0, 0, 0), back=None, bevel=0.0):
    """A flat rectangle with UVs, face up, its centre at `location`; rotation in degrees. With a thickness it is a
    board whose back and edges take `back`."""
    w, h, t = width / 2, height / 2, thickness
    top = [(-w, -h, t), (w, -h, t), (w, h, t), (-w, h, t)]
    if not thickness:
        thing = mesh(name, [(x, y, 0) for x, y, _ in top], [(0, 1, 2, 3)], material, [(0, 0), (1, 0), (1, 1), (0, 1)])
    else:
        low = [(x, y, 0) for x, y, _ in top]
        faces = [(4, 5, 6, 7), (3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        uvs = [(0, 0), (1, 0), (1, 1), (0, 1)] * 2
        thing = mesh(name, low + top, faces, material, uvs)
        thing.data.materials.append(back or material)
        for index, polygon in enumerate(thing.data.polygons):
            polygon.material_index = 0 if index == 0 else 1
        if bevel:
            rounded(thing, bevel)
    place(thing, location, rotation)
    return thing


def box(name, size, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.02):
    """A closed block standing on its bottom."""
    return card(name, size[0], size[1], material, size[2], location, rotation, bevel=bevel)


def place(thing, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Moves and turns (degrees)."""
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    return thing


def rounded(thing, width, segments=3):
    """Softens edges; smooth shading keeps flat faces flat."""
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.harden_normals = True
    modifier.use_clamp_overlap = True
    thing.data.use_auto_smooth = True
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    return thing


def thick(thing, thickness, offset=-1.0):
    """Gives a sheet a thickness."""
    modifier = thing.modifiers.new('solid', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, offset
    return thing


def tube(name, points, radius, material, closed=False):
    """A cord through points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 4, 12
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, position in zip(spline.points, points):
        point.co = (*position, 1)
    spline.order_u, spline.use_endpoint_u, spline.use_cyclic_u = 4, True, closed
    thing = bpy.data.objects.new(name, curve)
    curve.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def sweep(material, width=60, depth=30, height=30, radius=6, front=20):
    """A seamless studio backdrop: floor, curve, wall (the wall stands at y = depth)."""
    angles = np.linspace(0, math.pi / 2, 24)
    profile = [(-front, 0.0)] + [(depth - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in angles]
    profile.append((depth, height))
    points = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return mesh('sweep', points, faces, material, smooth=True)


# --- the render --------------------------------------------------------------------------------------------------

PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol',
          'Emit', 'Env', 'Normal', 'Depth', 'Alpha']


def load(file):
    """One pass as a float array, rows from the bottom, RGB."""
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def shifted(array, dy, dx):
    """The array moved by whole pixels, edges repeated."""
    height, width = array.shape[:2]
    reach = [(max(-dy, 0), max(dy, 0)), (max(-dx, 0), max(dx, 0))] + [(0, 0)] * (array.ndim - 2)
    padded = np.pad(array, reach, mode='edge')
    top, left = max(dy, 0), max(dx, 0)
    return padded[top:top + height, left:left + width]


def blurred(array):
    """A 3 x 3 binomial blur."""
    for axis in (0, 1):
        step = (1, 0) if axis == 0 else (0, 1)
        array = 0.5 * array + 0.25 * (shifted(array, *step) + shifted(array, -step[0], -step[1]))
    return array


def smooth_light(light, normal, depth, levels=4, strength=1.0):
    """Takes the grain out of a light pass: an edge-avoiding wavelet filter (Dammertz et al. 2010) guided by surface
    normal and depth, so that shapes and shadows keep their edges. Textures are not in this pass and stay untouched."""
    kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
    slope = np.abs(depth - shifted(depth, 0, 1)) + np.abs(depth - shifted(depth, 1, 0)) + 1e-4 * depth + 1e-6
    slope = np.minimum(slope, 0.02 * depth + 1e-6)
    normal = normal.astype(np.float32)
    # fireflies first: nothing may be much brighter than its neighbourhood
    around = blurred(blurred(light))
    light = np.minimum(light, around * 2.0 + 0.02)
    for level in range(levels):
        step = 2 ** level
        brightness = np.log(blurred(light).mean(axis=-1) + 0.02)
        tolerance = (0.22 * strength) / (1 + 0.8 * level)
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2], dtype=np.float32)
        for j in range(-2, 3):
            for i in range(-2, 3):
                weight = np.float32(kernel[i + 2] * kernel[j + 2])
                if i or j:
                    dy, dx = j * step, i * step
                    apart = 48 * (1 - np.einsum('ijk,ijk->ij', normal, shifted(normal, dy, dx)))
                    apart += np.abs(depth - shifted(depth, dy, dx)) / (slope * (step * 3))
                    apart += np.abs(brightness - shifted(brightness, dy, dx)) * (1 / tolerance)
                    weight = weight * np.exp(-apart)
                    total += shifted(light, dy, dx) * weight[..., None]
                else:
                    total += light * weight
                weights += weight
        light = total / weights[..., None]
    return light


def develop(linear_light, shoulder=0.72):
    """Linear light to sRGB: faithful up to the shoulder, then rolling off to white."""
    x = np.maximum(linear_light, 0)
    room = 1 - shoulder
    x = np.where(x > shoulder, shoulder + room * (1 - np.exp(-(x - shoulder) / room)), x)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)


def shoot(out, width, height, samples=64, bounces=4, exposure=1.0, transparent=False, strength=1.0, levels=4, meter=None):
    """Renders in Cycles, filters the light passes, develops, writes a PNG at `out`. With `meter` the exposure is taken
    as a photographer does, from the light that falls on the set: white card there comes out at that value."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.film_transparent = transparent
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(10, samples)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = min(3, bounces)
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 1.0
    scene.view_settings.view_transform = 'Raw'
    layer = scene.view_layers[0]
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True

    folder = tempfile.mkdtemp(prefix='studio-')
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    writer = tree.nodes.new('CompositorNodeOutputFile')
    writer.base_path = folder
    writer.format.file_format = 'OPEN_EXR'
    writer.format.color_depth = '32'
    writer.file_slots.clear()
    for name in PASSES:
        writer.file_slots.new(f'{name}-')
        tree.links.new(source.outputs[name], writer.inputs[f'{name}-'])
    bpy.ops.render.render()
    names = {file.split('-')[0]: os.path.join(folder, file) for file in os.listdir(folder)}
    p = {name: load(names[name]) for name in PASSES}
    shutil.rmtree(folder)

    depth = np.minimum(p['Depth'][..., 0], 1e4)
    normal = p['Normal'] / np.maximum(np.linalg.norm(p['Normal'], axis=-1, keepdims=True), 1e-6)
    falling = smooth_light(p['DiffDir'] + p['DiffInd'], normal, depth, levels, strength)
    diffuse = falling * p['DiffCol']
    if meter:
        lit = falling.mean(axis=-1)[p['DiffCol'].max(axis=-1) > 0.02]
        exposure = meter / float(np.percentile(lit, 90))
    glossy = smooth_light(p['GlossDir'] + p['GlossInd'], normal, depth, max(2, levels - 1), strength) * p['GlossCol']
    through = smooth_light(p['TransDir'] + p['TransInd'], normal, depth, 2, strength) * p['TransCol']
    # screens keep their own exposure, as if the photographer had matched them
    picture = develop((diffuse + glossy + through + p['Env']) * exposure + p['Emit'])

    random = np.random.default_rng(1)
    picture = picture + (random.random(picture.shape, dtype=np.float32) - 0.5) / 255
    result = bpy.data.images.new('result', width, height, alpha=transparent)
    result.colorspace_settings.name = 'Non-Color'
    alpha = p['Alpha'][..., :1] if transparent else np.ones_like(picture[..., :1])
    if transparent:
        picture = picture / np.maximum(alpha, 1e-3)
    result.pixels.foreach_set(np.concatenate([np.clip(picture, 0, 1), alpha], -1).astype(np.float32).ravel())
    result.filepath_raw, result.file_format = out, 'PNG'
    result.save()
