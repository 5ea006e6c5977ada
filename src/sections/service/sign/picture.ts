import { isInApp } from '../../../lib/in-app';
import { withTimeout } from '../../../lib/with-timeout';
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

/** Milliseconds for the drawing, of which a browser may never answer a part. */
const timeoutMs = 6000;

export interface Picture {
  png: Blob;
  /** A data: URL, which also browsers inside of apps can keep. */
  address: string;
}

/**
 * Draws the things below each other as a PNG. Rejects if that takes too long, or if the browser gives back another picture.
 * @param credit The name at the bottom.
 */
export function drawPicture(things: Element, credit: string): Promise<Picture> {
  return withTimeout(draw(things, credit), timeoutMs);
}

async function draw(things: Element, credit: string): Promise<Picture> {
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
  const png = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
  const address = await addressOf(png);
  context.clearRect(0, 0, size.width, size.height);
  context.drawImage(await loaded(address), 0, 0);
  const { data } = context.getImageData(0, 0, size.width, 20);
  if (!isPlain(data, palette.paper)) throw new Error('the browser has changed the picture');
  return { png, address };
}

/** The most that a channel may differ on average. What a browser changes below that cannot be seen. */
const leastSeen = 2;

/**
 * Returns whether all pixels have a color of the form `#rrggbb`. Browsers that protect canvases give back stripes, noise or white, with the
 * edge of the picture, too.
 */
export function isPlain(pixels: ArrayLike<number>, color: string): boolean {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  const wanted = [...channels, 255];
  const difference = Array.from(pixels).reduce(
    (sum, value, place) => sum + Math.abs(value - (wanted[place % 4] ?? 0)),
    0,
  );
  return difference / pixels.length < leastSeen;
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

/** Returns the picture as a file with the name of the shop. */
export function fileOf({ png }: Pick<Picture, 'png'>, name: string): File {
  const safe = name.replace(/[\\/:*?"<>|.]+/g, ' ').trim() || 'sign';
  return new File([png], `${safe}.png`, { type: png.type });
}

/**
 * Shares a file where people share with a finger, and downloads it elsewhere. Returns false if the visitor may not have got it: the
 * permission of a tap ends after some seconds, and in some browsers a download does nothing.
 */
export async function givePicture(file: File): Promise<boolean> {
  if (
    matchMedia('(pointer: coarse)').matches &&
    'canShare' in navigator &&
    navigator.canShare({ files: [file] })
  ) {
    return navigator.share({ files: [file] }).then(
      () => true,
      // The visitor closed the dialog.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
  }
  const link = document.createElement('a');
  if (isInApp() || !('download' in link)) return false;
  link.download = file.name;
  link.href = URL.createObjectURL(file);
  link.click();
  // The download has begun with the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return true;
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
  const source = new XMLSerializer().serializeToString(picture);
  return loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`);
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Returns the data: URL of a file. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('no picture'));
    reader.readAsDataURL(file);
  });
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
