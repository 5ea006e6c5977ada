"""A cotton tote on a wooden peg, lilac wall, window light from the left."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

out, width, height, _ = s.arguments()
s.empty()
wall = s.surface('wall', KOCHURI, rough=0.92, bump=('noise', 7, 0.12, 0.03))
s.card('wall', 60, 60, wall, location=(0, 0.32, 0), rotation=(90, 0, 0))
W, H = 3.7, 4.1
canvas = s.surface('canvas', '#ebe5d8', image=picture('tote-print'), rough=0.95, specular=0.1, sheen=0.3, bump=('weave', 290, 0.4, 0.004))
strap_cloth = s.surface('strap', '#e6dfd1', rough=0.95, specular=0.1, bump=('noise', 30, 0.4, 0.01))
random = np.random.default_rng(2)
wrinkle = lifted(drape(240, 240, 21, 0.05, 14, 3))
A = 0.24  # where the straps leave the rim, from each side


def hang(u, v):
    """Tension folds run from the straps' feet down and outward; the foot of the bag is heavy and flat."""
    x = (u - 0.5) * W * (1 - 0.035 * np.sin(np.pi * v)) * (1 - 0.02 * v)
    sag = 0.10 * np.sin(np.pi * np.clip((u - A) / (1 - 2 * A), 0, 1)) ** 1.3 + 0.16 * (np.clip(np.abs(u - 0.5) - 0.26, 0, 1) / 0.24) ** 1.4
    z = v * H - sag * v ** 5
    fold = np.zeros_like(u)
    for foot in (A, 1 - A):
        for angle, wide, deep in ((-0.34, 0.030, 0.10), (-0.10, 0.026, 0.08), (0.12, 0.028, 0.09), (0.36, 0.030, 0.10)):
            reach = 1 - v
            line = foot + angle * reach * 0.8
            spread = wide * (0.7 + 2.2 * reach)
            fold += deep * np.exp(-((u - line) / spread) ** 2) * np.exp(-(reach / 0.55) ** 2) * np.clip(reach / 0.06, 0, 1)
    belly = 0.13 * np.sin(np.pi * u) ** 0.7 * np.sin(np.pi * np.clip(v, 0, 1)) ** 0.6
    return x, -(0.05 + belly + fold + wrinkle(u, v)), z


front = s.grid('front', 260, 260, hang, canvas)
back = s.grid('back', 40, 40, lambda u, v: ((u - 0.5) * W * 0.99, 0.02 + 0 * u, v * (H - 0.24) + 0.02), strap_cloth)
hem = s.grid('hem', 200, 6, lambda u, v: tuple(np.asarray(part) + shift for part, shift in
             zip(hang(u, 0.915 + v * 0.004), (0, -0.006, 0))), s.surface('stitch', '#cfc6b4', rough=0.9))
peg = (0, -0.30, H + 2.55)


def strap(depth, lean, name):
    """A ribbon from one foot over the peg to the other."""
    feet = (np.array([(A - 0.5) * W, depth, H - 0.35]), np.array([(0.5 - A) * W, depth, H - 0.35]))
    top = np.array([0, peg[1] + 0.02 + lean, peg[2] + 0.12])

    def along(u, v):
        t = v
        left = np.clip(t / 0.5, 0, 1)[..., None]
        right = np.clip((t - 0.5) / 0.5, 0, 1)[..., None]
        base = feet[0] + (top - feet[0]) * left + (feet[1] - top) * right
        near = np.clip(1 - np.abs(t - 0.5) / 0.045, 0, 1)
        base[..., 2] -= 0.10 * near ** 2
        direction = np.where(t < 0.5, 1.0, -1.0) * (1 - near)
        slope = math.atan2(top[2] - feet[0][2], top[0] - feet[0][0])
        side = (u - 0.5) * 0.30
        twist = near
        x = base[..., 0] + side * math.sin(slope) * (1 - twist)
        y = base[..., 1] - 0.01 * np.sin(t * 40) + side * twist * 0.9
        z = base[..., 2] - side * math.cos(slope) * direction
        return x, y, z
    ribbon = s.grid(name, 6, 300, along, strap_cloth)
    s.thick(ribbon, 0.02, 0)


strap(-0.12, 0.0, 'strap-front')
strap(0.06, 0.22, 'strap-back')
bpy.ops.mesh.primitive_cylinder_add(radius=0.13, depth=0.95, location=(0, -0.12, H + 2.43), rotation=(math.pi / 2, 0, 0), vertices=64)
wood = bpy.context.object
wood.data.materials.append(s.surface('wood', '#7a4a2b', rough=0.5, bump=('noise', 14, 0.2, 0.01)))
s.rounded(wood, 0.02)
s.world(0.25, '#f2ecff')
s.area((-9, -7, 8), (0, 0, 3), 2.6, 1500, '#fff1de')
s.area((8, -9, 3), (0, 0, 3), 7, 260, '#eceeff')
s.camera((0.5, -19, 3.2), (0.1, 0, 3.3), 68)
s.shoot(out, width, height, samples=quality(26), meter=0.95)
