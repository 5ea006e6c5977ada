import { Box3, Group, Sphere, Vector3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

export interface LoadedModel {
  /** The object, its middle in the origin and its bounding sphere of radius 1. */
  readonly object: Group;
  /** Height of its lowest point. */
  readonly floor: number;
  /** How far it reaches from its axis. */
  readonly radius: number;
}

/**
 * Returns the object in a .glb file, centred and sized. Throws where the file does not come or is no model that needs no decoder
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
