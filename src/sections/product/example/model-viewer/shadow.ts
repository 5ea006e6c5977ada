import { CanvasTexture, CircleGeometry, Mesh, MeshBasicMaterial } from 'three';

/** Returns a soft round shadow as a texture. A shadow that a light casts would need a second render pass. */
export function softShadow(radius: number): Mesh {
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(fadingDisc()),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const shadow = new Mesh(new CircleGeometry(radius, 48), material);
  shadow.rotation.x = -Math.PI / 2;
  return shadow;
}

function fadingDisc(): HTMLCanvasElement {
  const side = 128;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const half = side / 2;
  const fade = context.createRadialGradient(half, half, 0, half, half, half);
  fade.addColorStop(0, 'rgb(23 19 14 / 0.6)');
  fade.addColorStop(0.45, 'rgb(23 19 14 / 0.35)');
  fade.addColorStop(1, 'rgb(23 19 14 / 0)');
  context.fillStyle = fade;
  context.fillRect(0, 0, side, side);
  return canvas;
}
