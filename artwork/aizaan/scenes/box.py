"""An open gift box: tissue printed with the petal, a folded kurta, a card; the lid stands behind."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, _ = s.arguments()
s.empty()
s.card('ground', 60, 60, paper('ground', colour=MUSLIN, rough=0.9))
board = paper('board', colour=KHOYER)
turn = 16
W, D, H = 3.5, 2.7, 0.72
box_turn = (0, 0, turn)
tray((W, D, H), board, 0.045, rotation=box_turn)
tissue = s.surface('tissue', image=picture('tissue'), rough=0.8, specular=0.2, tile=(1.7, 1.5))


def creases(seed, count, amount):
    """Paper that was crushed and spread again: flat facets between straight creases, coarse and fine."""
    random = np.random.default_rng(seed)
    waves = [(random.uniform(0, math.pi), random.uniform(0.35, 2.6), random.uniform(0, 1)) for _ in range(count)]

    def at(x, y):
        total = np.zeros_like(x)
        for angle, pace, phase in waves:
            along = (x * math.cos(angle) + y * math.sin(angle)) * pace + phase
            total += np.abs(along % 1 - 0.5) * 2 / pace
        return (total / count - 0.5) * amount
    return at


def solid(thing, rub=6.0):
    """Makes a thing something that falling paper lands on."""
    thing.modifiers.new('collision', 'COLLISION')
    thing.collision.thickness_outer, thing.collision.thickness_inner = 0.02, 0.1
    thing.collision.cloth_friction = rub
    return thing


def pressed_in(frames=54):
    """A sheet of tissue laid over the box and pushed in by what is packed: simulated, as no formula folds paper so well."""
    crush = creases(3, 7, 0.2)
    wide, deep = W + 1.5, D + 1.7
    sheet = s.grid('tissue', 112, 98, lambda u, v: (
        (u - 0.5) * wide, (v - 0.5) * deep - 0.25, 1.0 + crush((u - 0.5) * wide * 1.6, (v - 0.5) * deep * 1.6)), tissue)
    sheet.rotation_euler = (0, 0, math.radians(turn + 1.5))
    press = s.box('press', (W - 0.5, D - 0.45, 0.3), None, (0, 0, 1.6), bevel=0)
    press.rotation_euler = (0, 0, math.radians(turn))
    solid(press, 20)
    for frame, z in ((1, 1.5), (8, 1.5), (38, 0.12)):
        press.location.z = z
        press.keyframe_insert('location', frame=frame)
    ground = solid(s.box('under', (30, 30, 0.5), None, (0, 0, -0.5), bevel=0))
    # stouter than the box that shows, so that no paper comes through it
    stout = tray((W + 0.1, D + 0.1, H + 0.015), None, 0.18, rotation=box_turn)
    for thing in stout.children:
        solid(thing, 3)
    cloth = sheet.modifiers.new('cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality, settings.mass, settings.air_damping = 5, 0.12, 2.5
    settings.tension_stiffness = settings.compression_stiffness = 60
    settings.shear_stiffness, settings.bending_stiffness = 30, 12.0
    cloth.collision_settings.collision_quality = 2
    cloth.collision_settings.distance_min = 0.012
    cloth.collision_settings.use_self_collision = False
    cloth.point_cache.frame_end = frames
    scene = bpy.context.scene
    scene.gravity = (0, 0, -24)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = bpy.data.meshes.new_from_object(sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    sheet.modifiers.clear()
    sheet.data = shape
    sub = sheet.modifiers.new('smooth', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    for thing in (press, ground, *stout.children, stout):
        bpy.data.objects.remove(thing)
    return sheet


pressed_in()
shirt, _ = folded_shirt(2.75, 0.2, location=(0, 0, 0.44), rotation=(0, 0, 90 + turn), seed=8)
ticket = s.card('ticket', 1.15, 0.575, paper('ticket-face', 'ticket'), 0.01, (0.62, -0.05, 0.72), (0, 0, turn - 12), back=paper('pale', colour=MUSLIN))
tray((W + 0.1, D + 0.1, 0.6), board, 0.045, (0.1, 3.5, 0.0), (0, 0, 4))
s.card('lid-face', W + 0.09, D + 0.09, paper('lid', 'box-lid'), 0.01, (0.1, 3.5, 0.595), (0, 0, 4), back=board)
s.world(0.3, '#f3f0ff')
s.area((-11, 5.0, 11), (0, 0.8, 0), 3.2, 1900, '#fff3e0')
s.area((7, -7, 9), (0, 0, 0), 8, 420, '#eef0ff')
s.camera((0.7, -8.4, 7.0), (0.12, 0.75, 0.3), 58)
s.shoot(out, width, height, samples=quality(20), meter=0.95)
