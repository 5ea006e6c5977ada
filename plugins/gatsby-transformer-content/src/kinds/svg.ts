import type { SaxesAttributeNS } from 'saxes';
import { machinePath, notOfKind, type FileProblem } from './problem';
import { blankProblem } from './raster';
import { attributes, elements } from './svg-names';
import { readXml, XmlError, type XmlElement } from './svg-tree';

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
};

const allowedNamespaces = [namespaces.svg, namespaces.xlink, namespaces.xml];

const maxDepth = 64;
/** The most parts that are painted, with every `<use>` as often as it paints. */
const maxPainted = 100_000;

/** Returns what is wrong with the bytes of a drawing. What is not known to be harmless is refused, with its name and line. */
export function svgProblem(bytes: Uint8Array): FileProblem | undefined {
  const text = decoded(bytes);
  if (text === undefined) return notOfKind('a drawing (SVG, saved as UTF-8)', 'something else');
  const { found, line } = firstIn(text);
  if (found === undefined) return undefined;
  return {
    message: `expected an SVG with shapes only, found ${found}`,
    line,
    hint: 'Export it again as plain SVG: shapes only, letters turned into outlines, without scripts, styles from elsewhere, pictures and what drawing programs add.',
    curable: cleanSvg(bytes) !== undefined,
  };
}

/** Returns a drawing without comments, its document type and what drawing programs add. Undefined if more than that is wrong. */
export function cleanSvg(bytes: Uint8Array): Buffer | undefined {
  const text = decoded(bytes) ?? '';
  const foreign = [...text.matchAll(/\sxmlns:([\w-]+)=(["'])(.*?)\2/g)]
    .filter(([, , , uri = '']) => !/xhtml|xml-events/.test(uri) && !allowedNamespaces.includes(uri))
    .map(([, prefix = '']) => prefix);
  const prefix = `(?:${foreign.map((name) => `${name}:|xmlns:${name}=`).join('|') || '(?!)'})`;
  const name = `(?:${prefix}[\\w-]+|metadata)`;
  const clean = text
    .replaceAll(/<!--[^]*?-->\s*/g, '')
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*/, '')
    .replaceAll(new RegExp(`<(${name})(?=[\\s>])[^>]*(?<!/)>[^]*?</\\1>\\s*`, 'g'), '')
    .replaceAll(new RegExp(`<${name}(?=[\\s/])[^>]*/>\\s*`, 'g'), '')
    .replaceAll(new RegExp(`\\s${prefix}[\\w-]*=?(?:"[^"]*"|'[^']*')`, 'g'), '');
  return firstIn(clean).found === undefined ? Buffer.from(clean) : undefined;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the first part of a text that a drawing may not have. */
function firstIn(text: string): { found: string | undefined; line: number } {
  try {
    const root = readXml(text, maxDepth);
    if (root.local !== 'svg' || root.uri !== namespaces.svg)
      return { found: `<${root.name}> instead of <svg xmlns="${namespaces.svg}">`, line: 1 };
    const all = [...below(root)];
    for (const strange of [strangeName, strangeInside])
      for (const element of all) {
        const found = strange(element);
        if (found !== undefined) return { found, line: element.line };
      }
    const path = machinePath(text);
    if (path !== undefined) return { found: `'${path}'`, line: lineOf(text, path) };
    if (painted(root, all) <= maxPainted) return { found: undefined, line: 1 };
    return { found: `more than ${maxPainted} parts, by <use> inside each other`, line: 1 };
  } catch (error) {
    if (error instanceof XmlError) return { found: error.message, line: error.line };
    throw error;
  }
}

/** The largest side of a drawing, in units and in pixels. */
const maxSide = 100_000;

/** Returns the problem of a drawing that a page cannot show: it has no size, or nothing of it is painted. Call it for a valid one. */
export async function unseenProblem(bytes: Uint8Array): Promise<FileProblem | undefined> {
  const root = readXml(decoded(bytes) ?? '', maxDepth);
  const found = wrongSize(root);
  if (found === undefined)
    // sharp takes some for other files, such as `<s:svg>`.
    return blankProblem(bytes, hidden).catch(() => undefined);
  return {
    message: `expected a drawing with a size, found ${found}`,
    line: root.line,
    hint: 'Give its <svg> a viewBox, like viewBox="0 0 100 100". A width and a height in pixels may stand beside it.',
  };
}

/** Returns what gives a drawing no size, or no usual one: it needs a viewBox, or a width and a height. */
function wrongSize({ attributes: own }: XmlElement): string | undefined {
  const valueOf = (name: string) => own.find((one) => one.name === name)?.value.trim();
  const isSide = (side = Number.NaN) => side > 0 && side <= maxSide;
  const sides = ['width', 'height'].map((name) => ({ name, value: valueOf(name) }));
  const wrong = sides.find(
    ({ value = 'auto' }) => value !== 'auto' && !isSide(Number.parseFloat(value)),
  );
  if (wrong) return `${wrong.name}="${wrong.value ?? ''}"`;
  const box = valueOf('viewBox')
    ?.split(/[\s,]+/)
    .map(Number);
  const hasSize = box
    ? box.length === 4 && box.every(Number.isFinite) && isSide(box[2]) && isSide(box[3])
    : sides.every(({ value = '%' }) => !/auto|%/.test(value));
  return hasSize ? undefined : 'no valid viewBox';
}

const hidden = 'Its shapes may be hidden, or outside of its viewBox. Export it again.';

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

function* below(element: XmlElement): Iterable<XmlElement> {
  yield element;
  for (const child of element.children) yield* below(child);
}

function strangeName({ name, local, uri }: XmlElement): string | undefined {
  return uri === namespaces.svg && elements.has(local) ? undefined : `<${name}>`;
}

function strangeInside({ name, local, text, ...element }: XmlElement): string | undefined {
  const attribute = element.attributes.find((other) => !isHarmless(other));
  if (attribute) return `${attribute.name}="${attribute.value.slice(0, 40)}" in <${name}>`;
  return local === 'style' && !isHarmlessStyle(text) ? '<style> with what it loads' : undefined;
}

function isHarmless({ prefix, local, uri, value }: SaxesAttributeNS): boolean {
  if (uri === namespaces.xmlns) return allowedNamespaces.includes(value);
  if (uri === namespaces.xml) return local === 'space' || local === 'lang';
  if (uri === namespaces.xlink && local !== 'href') return false;
  if (prefix && uri !== namespaces.xlink) return false;
  if (local === 'href') return /^#[\w.:-]+$/.test(value);
  const isKnown = attributes.has(local) || /^(?:data|aria)-[a-z-]+$/.test(local);
  return isKnown && isHarmlessStyle(value);
}

/** Whether a text of CSS loads nothing: no rule but for sizes of screens, no address but in the file, no letters written as numbers. */
function isHarmlessStyle(css: string): boolean {
  const loads =
    /@(?!media\b)|\\|url\((?!\s*["']?#)|\b(?:image|image-set|cross-fade|element|src)\(/i;
  return !loads.test(css);
}

/** Returns how many parts are painted. A part that others paint again counts each time, one that paints itself without end. */
function painted(root: XmlElement, all: readonly XmlElement[]): number {
  const byId = new Map(
    all.flatMap((element) =>
      element.attributes
        .filter(({ name }) => name === 'id')
        .map(({ value }) => [value, element] as const),
    ),
  );
  const known = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // Whoever comes back here before it is counted paints itself.
    known.set(element, Infinity);
    const named = element.attributes.flatMap(({ value }) =>
      [...value.matchAll(/#([\w.:-]+)/g)].flatMap(([, id = '']) => byId.get(id) ?? []),
    );
    const sum = [...element.children, ...named].reduce((total, part) => total + count(part), 1);
    known.set(element, sum);
    return sum;
  };
  return count(root);
}
