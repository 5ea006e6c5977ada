import { Box3, Group, Sphere, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

export interface LoadedModel {
  /** The object, centered at the origin, with a bounding sphere of radius 1. */
  readonly object: Group;
  /** The y coordinate of its lowest point. */
  readonly floor: number;
  /** Its largest distance from the vertical axis. */
  readonly radius: number;
}

/**
 * Loads the object of a .glb file and centers and scales it. Throws if loading fails or the model needs a decoder
 * (docs/decisions/0011-model-viewer.md).
 */
export async function loadModel(address: string): Promise<LoadedModel> {
  const { scene } = await new GLTFLoader().loadAsync(address);
  const box = new Box3().setFromObject(scene);
  const { center, radius } = box.getBoundingSphere(new Sphere());
  if (!(radius > 0) || !Number.isFinite(radius)) throw new Error(`${address} shows nothing`);
  scene.position.sub(center);
  const object = new Group();
  object.scale.setScalar(1 / radius);
  object.add(scene);
  const size = box.getSize(new Vector3()).divideScalar(2 * radius);
  return { object, floor: -size.y, radius: Math.max(size.x, size.z) };
}
