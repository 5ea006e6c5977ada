import {
  DirectionalLight,
  MathUtils,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import { loadModel } from './load-model';
import { softShadow } from './shadow';
import type { Rotation } from './rotation';

export interface ModelScene {
  /** Renders one frame. */
  show: (rotation: Rotation) => void;
  dispose: () => void;
}

/** The camera's field of view, in degrees. */
const fieldOfView = 28;

/** Creates the scene and loads the model. Throws if WebGL is missing or loading fails. Only lazy modules import three.js. */
export async function openScene(canvas: HTMLCanvasElement, address: string): Promise<ModelScene> {
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
  if (!context) throw new Error('this browser has no WebGL');
  const { object, floor, radius } = await loadModel(address);
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
  const scene = new Scene();
  lightUp(scene, renderer);
  const shadow = softShadow(radius * 1.35);
  shadow.position.y = floor;
  scene.add(object, shadow);
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 50);
  let rotation: Rotation = { turn: 0, tilt: 0 };

  const draw = () => {
    object.rotation.y = MathUtils.degToRad(rotation.turn);
    place(camera, rotation.tilt);
    renderer.render(scene, camera);
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    draw();
  });
  observer.observe(canvas);
  return {
    show: (next) => {
      rotation = next;
      draw();
    },
    dispose: () => {
      observer.disconnect();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** A bright environment for reflections, and one light for shading. */
function lightUp(scene: Scene, renderer: WebGLRenderer): void {
  const room = new RoomEnvironment();
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(room, 0.03).texture;
  scene.environmentIntensity = 0.85;
  generator.dispose();
  room.dispose();
  const lamp = new DirectionalLight('white', 0.9);
  lamp.position.set(-2, 3, 2.5);
  scene.add(lamp);
}

/** Places the camera so that the sphere of radius 1 fits the narrower side. */
function place(camera: PerspectiveCamera, tilt: number): void {
  const half = MathUtils.degToRad(fieldOfView / 2);
  const narrow = Math.atan(Math.tan(half) * Math.min(1, camera.aspect));
  const distance = 1.04 / Math.sin(narrow);
  const angle = MathUtils.degToRad(tilt);
  camera.position.set(0, Math.sin(angle) * distance, Math.cos(angle) * distance);
  camera.lookAt(0, 0, 0);
}
