import { wholeFamily } from '../../../theme/fonts';
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
  const picture = element('svg', {
    xmlns: namespace,
    ...size,
    'font-family': wholeFamily,
    'font-size': fontSize,
    'font-weight': 800,
    'font-stretch': '125%',
  });
  picture.append(element('rect', { ...size, fill: palette.paper }));
  for (const [index, drawing] of [...things.querySelectorAll('svg[viewBox]')].entries()) {
    const [x, y, width, height] = boxes[index] ?? [0, 0, 0, 0];
    const copy = drawing.cloneNode(true) as Element;
    for (const [name, value] of Object.entries({ x, y, width, height }))
      copy.setAttribute(name, String(value));
    picture.append(copy);
  }
  const signature = element('text', {
    x: 800,
    y: 1805,
    'font-size': 40,
    'text-anchor': 'middle',
    fill: palette.ink,
  });
  signature.textContent = credit;
  picture.append(signature);
  await embedImages(picture);
  const style = element('style', {});
  style.textContent = await embeddedFonts(picture.textContent);
  picture.prepend(style);
  return rasterize(new XMLSerializer().serializeToString(picture));
}

/** Shares the picture where people share with a finger, and downloads it elsewhere. */
export async function givePicture(picture: Blob, name: string): Promise<void> {
  const safe = name.replace(/[\\/:*?"<>|.]+/g, ' ').trim() || 'sign';
  const file = new File([picture], `${safe}.png`, { type: picture.type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
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

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

async function rasterize(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** A drawing that is an image may load nothing, so its images and fonts are data: URLs. */
async function dataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(blob);
  });
}

async function embedImages(picture: Element): Promise<void> {
  const images = [...picture.querySelectorAll('image')].map(async (image) =>
    image.setAttribute('href', await dataUrl(image.getAttribute('href') ?? '')),
  );
  await Promise.all(images);
}

/** Returns the rules of the whole fonts that have characters of the text. */
async function embeddedFonts(text: string): Promise<string> {
  const rules = [...document.styleSheets]
    .filter(({ href }) => href?.includes('/fonts/whole-'))
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((rule) => Array.from(text).some((character) => isIn(rule, character)));
  const embedded = rules.map(async (rule) => {
    const [written = '', address = ''] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
    return rule.replace(written, `url(${await dataUrl(address)})`);
  });
  return (await Promise.all(embedded)).join('');
}

/** Returns whether the `unicode-range` of a rule has a character. */
function isIn(rule: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return [...rule.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
    ([, from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16),
  );
}
