import { isInApp } from '../../../lib/in-app';
import { withTimeout } from '../../../lib/with-timeout';
import { palette } from '../../../theme/tokens';
import { fontSize } from '../../shared/sign/widths';

/** The size of the picture, and the boxes of the street, the label, the stamp and the bag in it. */
const size = { width: 1600, height: 1893 } as const;
const street = [60, 60, 1480, 1184] as const;
const boxes = [
  [60, 1284, 466, 466],
  [567, 1284, 466, 466],
  [1074, 1284, 466, 466],
] as const;

/** Left, top, width and height. */
type Box = readonly [number, number, number, number];

const namespace = 'http://www.w3.org/2000/svg';

const quality = 0.9;

/** Milliseconds for the drawing, of which a browser may never answer a part. */
const timeoutMs = 6000;
/** Milliseconds after which the picture is shown as well, behind the dialog of the share: Safari 15 may never answer. */
export const shareTimeoutMs = 5000;

export interface Picture {
  /** A JPEG: as a PNG, the photo would be ten times as heavy. */
  file: Blob;
  /** A data: URL, which also browsers inside of apps can keep. */
  address: string;
}

/**
 * Draws the things below each other. Rejects if that takes too long, or if the browser gives back another picture.
 * @param credit The name at the bottom.
 */
export function drawPicture(things: Element, credit: string): Promise<Picture> {
  return withTimeout(draw(things, credit), timeoutMs);
}

async function draw(things: Element, credit: string): Promise<Picture> {
  const [board, ...drawings] = things.querySelectorAll<SVGSVGElement>('svg[viewBox]');
  const photo = things.querySelector('img');
  if (!board || !photo) throw new Error('no drawings');
  const { canvas, context } = makeCanvas();
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(await loaded(photo.currentSrc || photo.src), ...street);
  // On the page, the board is blended in the same way.
  const paint = await layerOf([board], [boxInStreet(board, photo)]);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(paint, 0, 0);
  context.globalCompositeOperation = 'source-over';
  context.drawImage(await layerOf(drawings, boxes), 0, 0);
  context.font = `800 40px ${getComputedStyle(things).fontFamily}`;
  context.textAlign = 'center';
  context.fillStyle = palette.ink;
  context.fillText(credit, size.width / 2, size.height - 55);
  const file = await new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
  const address = await addressOf(file);
  context.clearRect(0, 0, size.width, size.height);
  context.drawImage(await loaded(address), 0, 0);
  if (!isWhole(context)) throw new Error('the browser has changed the picture');
  return { file, address };
}

/** The margins of the picture, in pixels. */
const margin = 20;
const margins: readonly Box[] = [
  [0, 0, size.width, margin],
  [0, size.height - margin, size.width, margin],
  [0, 0, margin, size.height],
  [size.width - margin, 0, margin, size.height],
];

/** Its upper and its lower edge, as a whole street has too many pixels for a phone. */
const inStreet: readonly Box[] = [0, street[3] - margin].map(
  (down) => [street[0], street[1] + down, street[2], margin] as const,
);

/**
 * Returns whether the picture is as it was drawn: paper around the street. Browsers that protect canvases give back stripes, noise or white,
 * and those without memory a part of it.
 */
function isWhole(context: CanvasRenderingContext2D): boolean {
  const isPaper = (box: Box) => isPlain(context.getImageData(...box).data, palette.paper);
  return margins.every(isPaper) && !inStreet.some(isPaper);
}

/** The most that a channel may differ on average. What a browser changes below that cannot be seen. */
const leastSeen = 2;

/** Returns whether all pixels have a color of the form `#rrggbb`. */
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
export function fileOf({ file }: Pick<Picture, 'file'>, name: string): File {
  const safe = name.replace(/[\\/:*?"<>|.]+/g, ' ').trim() || 'sign';
  return new File([file], `${safe}.jpg`, { type: file.type });
}

/**
 * Shares a file where people share with a finger, and downloads it elsewhere. Returns false, or throws, if the visitor may not have got
 * it: the permission of a tap ends after some seconds, and in some browsers a download does nothing.
 */
export async function givePicture(file: File): Promise<boolean> {
  const hasFinger = matchMedia('(pointer: coarse)').matches;
  if (
    hasFinger &&
    'share' in navigator &&
    'canShare' in navigator &&
    navigator.canShare({ files: [file] })
  ) {
    return withTimeout(navigator.share({ files: [file] }), shareTimeoutMs).then(
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
  // A phone that cannot share may be showing the page inside of an app that we do not know.
  return !hasFinger;
}

function makeCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

/** Returns the box of the board, which is on the photo of the street. */
function boxInStreet(board: Element, photo: Element): Box {
  const [left, top, width] = street;
  const shown = photo.getBoundingClientRect();
  const own = board.getBoundingClientRect();
  const scale = width / shown.width;
  return [
    left + (own.left - shown.left) * scale,
    top + (own.top - shown.top) * scale,
    own.width * scale,
    own.height * scale,
  ];
}

/** Returns a canvas with drawings in their boxes, and nothing else. */
async function layerOf(drawings: readonly SVGSVGElement[], at: readonly Box[]) {
  const { canvas, context } = makeCanvas();
  context.drawImage(await imageOf(drawings, at), 0, 0);
  for (const [index, drawing] of drawings.entries()) {
    const [x, y, width] = at[index] ?? [0, 0, 0];
    const scale = width / drawing.getBoundingClientRect().width;
    for (const text of drawing.querySelectorAll('text')) {
      context.setTransform(scale, 0, 0, scale, x, y);
      drawText(context, text);
    }
  }
  return canvas;
}

/** Returns drawings without their texts as one image. */
async function imageOf(drawings: readonly Element[], at: readonly Box[]) {
  const picture = element('svg', { xmlns: namespace, ...size });
  for (const [index, drawing] of drawings.entries()) {
    const [x, y, width, height] = at[index] ?? [0, 0, 0, 0];
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
