import { palette } from '../../../theme/tokens';
import { fontSize } from './widths';

/** The size of the picture, and the boxes of the shop, the label, the stamp and the bag in it. */
const size = { width: 1600, height: 1860 } as const;
const boxes = [
  [60, 60, 1480, 1151],
  [60, 1251, 466, 466],
  [567, 1251, 466, 466],
  [1074, 1251, 466, 466],
] as const;

const namespace = 'http://www.w3.org/2000/svg';

/** Draws the things below each other as a PNG. @param credit The name at the bottom. */
export async function drawPicture(things: Element, credit: string): Promise<Blob> {
  const drawings = [...things.querySelectorAll<SVGSVGElement>('svg[viewBox]')];
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(await imageOf(drawings), 0, 0);
  for (const [index, drawing] of drawings.entries()) {
    const [x, y, width] = boxes[index] ?? [0, 0, 0];
    const scale = width / drawing.getBoundingClientRect().width;
    for (const text of drawing.querySelectorAll('text')) {
      context.setTransform(scale, 0, 0, scale, x, y);
      drawText(context, text);
    }
  }
  context.resetTransform();
  context.font = `800 40px ${getComputedStyle(things).fontFamily}`;
  context.textAlign = 'center';
  context.fillStyle = palette.ink;
  context.fillText(credit, size.width / 2, size.height - 55);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Draws a text with the fonts of the page, which a drawing that is an image could not use. */
function drawText(context: CanvasRenderingContext2D, text: SVGTextElement): void {
  const { a, b, c, d, e, f } = text.getCTM() ?? new DOMMatrix();
  context.transform(a, b, c, d, e, f);
  const { fontFamily } = getComputedStyle(text);
  const number = (element: Element, name: string) => Number(element.getAttribute(name));
  const stroke = text.getAttribute('stroke');
  context.font = `800 ${fontSize}px ${fontFamily}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.fillStyle = text.getAttribute('fill') ?? '';
  context.lineWidth = number(text, 'stroke-width');
  context.setLineDash(
    (text.getAttribute('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number),
  );
  for (const line of text.querySelectorAll('tspan')) {
    const at = [line.textContent, number(line, 'x'), number(line, 'y')] as const;
    if (stroke) {
      context.strokeStyle = stroke;
      context.strokeText(...at);
    }
    context.fillText(...at);
  }
}

/** Shares the picture where people share with a finger, and downloads it elsewhere. */
export async function givePicture(picture: Blob, name: string): Promise<void> {
  const safe = name.replace(/[\\/:*?"<>|.]+/g, ' ').trim() || 'sign';
  const file = new File([picture], `${safe}.png`, { type: picture.type });
  if (
    matchMedia('(pointer: coarse)').matches &&
    'canShare' in navigator &&
    navigator.canShare({ files: [file] })
  ) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      // The visitor closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const link = document.createElement('a');
  link.download = file.name;
  link.href = URL.createObjectURL(file);
  link.click();
  // The download has begun with the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Returns the drawings without their texts as one image. */
async function imageOf(drawings: readonly Element[]): Promise<HTMLImageElement> {
  const picture = element('svg', { xmlns: namespace, ...size });
  picture.append(element('rect', { ...size, fill: palette.paper }));
  for (const [index, drawing] of drawings.entries()) {
    const [x, y, width, height] = boxes[index] ?? [0, 0, 0, 0];
    const copy = drawing.cloneNode(true) as Element;
    for (const text of copy.querySelectorAll('text')) text.remove();
    for (const [name, value] of Object.entries({ x, y, width, height }))
      copy.setAttribute(name, String(value));
    picture.append(copy);
  }
  await embedImages(picture);
  const image = new Image();
  const source = new XMLSerializer().serializeToString(picture);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** An image within an image may load nothing, so it is a data: URL. */
async function embedImages(picture: Element): Promise<void> {
  const images = [...picture.querySelectorAll('image')].map(async (image) =>
    image.setAttribute('href', await dataUrl(image.getAttribute('href') ?? '')),
  );
  await Promise.all(images);
}

async function dataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`;
}
