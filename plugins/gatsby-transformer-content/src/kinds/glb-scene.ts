type Vector = readonly number[];
/** What a node does to directions: the images of the three axes. */
type Axes = readonly Vector[];

interface GltfNode {
  children?: number[];
  mesh?: number;
  matrix?: number[];
  rotation?: number[];
  scale?: number[];
}

interface Primitive {
  attributes: { POSITION?: number };
  mode?: number;
}

/** The parts of a model that say what is drawn, and where. */
export interface GltfScene {
  scene?: number;
  scenes?: { nodes?: number[] }[];
  nodes?: GltfNode[];
  meshes?: { primitives: Primitive[] }[];
  accessors?: { bufferView?: number; count: number; min?: number[]; max?: number[] }[];
}

const unmoved: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Returns whether the scene that a viewer shows has a surface. Call it for a valid model, whose nodes make no circle. */
export function hasSurface(gltf: GltfScene): boolean {
  // GLTFLoader of three.js takes the first scene if the model names none.
  const roots = gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? [];
  return roots.some((root) => nodeHasSurface(gltf, root, unmoved));
}

function nodeHasSurface(gltf: GltfScene, index: number, outer: Axes): boolean {
  const { children = [], mesh = -1, ...node } = gltf.nodes?.[index] ?? {};
  const axes = axesOf(node).map((axis) => moved(axis, outer));
  const primitives = gltf.meshes?.[mesh]?.primitives ?? [];
  return (
    primitives.some((primitive) => isSurface(gltf, primitive, axes)) ||
    children.some((child) => nodeHasSurface(gltf, child, axes))
  );
}

/** Whether a primitive has triangles, in a box that is neither a point nor a line. Viewers trust the box that the model tells. */
function isSurface({ accessors }: GltfScene, primitive: Primitive, axes: Axes): boolean {
  const { attributes, mode = 4 } = primitive;
  const { min = [], max = [] } = accessors?.[attributes.POSITION ?? -1] ?? {};
  const [x = [], y = [], z = []] = axes.map((axis, index) =>
    scaled(axis, (max[index] ?? 0) - (min[index] ?? 0)),
  );
  const area = Math.hypot(...cross(x, y), ...cross(y, z), ...cross(z, x));
  return mode >= 4 && area > 0 && Number.isFinite(area);
}

function axesOf({ matrix, rotation = [0, 0, 0, 1], scale = [1, 1, 1] }: GltfNode): Axes {
  if (matrix) return [matrix.slice(0, 3), matrix.slice(4, 7), matrix.slice(8, 11)];
  return unmoved.map((axis, index) => scaled(rotated(axis, rotation), scale[index] ?? 1));
}

/** Returns a direction, turned by a quaternion. */
function rotated(direction: Vector, [x = 0, y = 0, z = 0, w = 1]: Vector): Vector {
  const twice = scaled(cross([x, y, z], direction), 2);
  return sum(direction, scaled(twice, w), cross([x, y, z], twice));
}

const moved = (direction: Vector, axes: Axes): Vector =>
  sum(...axes.map((axis, index) => scaled(axis, direction[index] ?? 0)));

const scaled = (vector: Vector, factor: number): Vector => vector.map((value) => value * factor);

const sum = (...vectors: readonly Vector[]): Vector =>
  [0, 1, 2].map((index) => vectors.reduce((total, vector) => total + (vector[index] ?? 0), 0));

const cross = ([a = 0, b = 0, c = 0]: Vector, [x = 0, y = 0, z = 0]: Vector): Vector => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];
