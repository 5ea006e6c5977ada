import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a page contains that its policy must know. */
export interface PageScan {
  /** The texts of its inline scripts that run, and of its inline styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** What could run or load something that the build did not make, in words. */
  unknown: readonly string[];
  /** Where the head begins. Undefined for a page without a `<head>` tag. */
  head: number | undefined;
  /** Where policies stand in the page: start and end. */
  policies: readonly (readonly [number, number])[];
}

interface Allowed {
  /** The inline scripts of the build. */
  scripts: ReadonlySet<string>;
  /** The directives that the site adds to the policy. */
  directives: Readonly<Record<string, readonly string[]>>;
}

/** Elements that load or change more than themselves, with the directive by which a site may allow them. */
const embedding: Readonly<Record<string, string>> = {
  applet: 'object-src',
  base: 'base-uri',
  embed: 'object-src',
  fencedframe: 'fenced-frame-src',
  frame: 'frame-src',
  iframe: 'frame-src',
  object: 'object-src',
};

/** Attributes that may hold an address. `from`, `to` and `values` animate one in SVG. */
const addresses =
  /^(href|xlink:href|src|action|formaction|data|poster|cite|background|ping|from|to|by|values)$/;

/** The types of scripts that browsers only store. Other unknown types are taken for scripts. */
const dataTypes = ['application/json', 'application/ld+json'];

/**
 * Reads a page as browsers do (https://html.spec.whatwg.org/multipage/parsing.html), with scripts on, and where it has a `<noscript>` also
 * with scripts off.
 */
export function scanPage(html: string, allowed: Allowed): PageScan {
  const scan = scanTree(html, allowed, true);
  if (!/<noscript/i.test(html)) return scan;
  const bare = scanTree(html, allowed, false);
  return {
    ...scan,
    styles: [...scan.styles, ...bare.styles],
    unknown: [...new Set([...scan.unknown, ...bare.unknown])],
  };
}

function scanTree(html: string, allowed: Allowed, scriptingEnabled: boolean): PageScan {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled });
  const elements = [...elementsIn(document)];
  const inline = elements.filter(isInlineScript);
  const isKnown = (script: string) => allowed.scripts.has(script) || script.trim() === '';
  const head = elements.find(({ tagName }) => tagName === 'head');
  return {
    scripts: inline.map(textOf).filter(isKnown),
    styles: elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    unknown: [
      ...inline
        .map(textOf)
        .filter((script) => !isKnown(script))
        .map((script) => `an inline script: ${beginningOf(script)}`),
      ...elements.flatMap((element) => unknownIn(element, allowed)),
    ],
    head: head?.sourceCodeLocation?.startTag?.endOffset,
    policies: elements.filter(isPolicy).flatMap(({ sourceCodeLocation: place }) => {
      return place ? [[place.startOffset, place.endOffset] as const] : [];
    }),
  };
}

/** Returns the texts of the inline scripts in HTML. */
export const inlineScriptsIn = (html: string): string[] =>
  [...elementsIn(parse(html))].filter(isInlineScript).map(textOf);

/** Returns all elements below a node, those of templates included. */
function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
    if ('content' in child) yield* elementsIn(child.content);
  }
}

/** Returns the text in an element itself, which is what browsers run and hash. */
const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Returns the name of an attribute as it is written. The parser splits `xlink:href`. */
const nameOf = ({ prefix, name }: Tree.Element['attrs'][number]) =>
  prefix ? `${prefix}:${name}` : name;

const attribute = ({ attrs }: Tree.Element, wanted: string) =>
  attrs.find((one) => nameOf(one) === wanted)?.value;

const isScript = ({ tagName }: Tree.Element) => tagName === 'script';

/** The address of a script in a file. In SVG it is `href`. */
const sourceOf = (script: Tree.Element) =>
  attribute(script, 'src') ?? attribute(script, 'href') ?? attribute(script, 'xlink:href');

function isInlineScript(element: Tree.Element): boolean {
  const type = attribute(element, 'type')?.trim().toLowerCase() ?? '';
  return isScript(element) && sourceOf(element) === undefined && !dataTypes.includes(type);
}

const isPolicy = (element: Tree.Element) =>
  element.tagName === 'meta' &&
  attribute(element, 'http-equiv')?.trim().toLowerCase() === 'content-security-policy';

/** Returns what an element could do that the build does not know, inline scripts apart. */
function unknownIn(element: Tree.Element, { directives }: Allowed): string[] {
  const { tagName, attrs } = element;
  const source = isScript(element) ? sourceOf(element) : undefined;
  const found = attrs.flatMap((one) => {
    const name = nameOf(one);
    const isUnknown =
      name.startsWith('on') || name === 'srcdoc' || (addresses.test(name) && runs(one.value));
    return isUnknown ? [`${name}="${beginningOf(one.value)}" of <${tagName}>`] : [];
  });
  const needed = embedding[tagName];
  if (needed !== undefined && !directives[needed]) found.push(`<${tagName}>`);
  if (source !== undefined && !isAllowed(source, directives['script-src']))
    found.push(`a script of another origin: ${beginningOf(source)}`);
  const meant = tagName === 'meta' && attribute(element, 'http-equiv')?.trim().toLowerCase();
  if (meant === 'refresh') found.push('<meta http-equiv="refresh">');
  return found;
}

const own = 'https://own.invalid';

/** Whether an address runs a script. SVG animates a list of addresses. */
const runs = (value: string) =>
  value.split(';').some((part) => addressOf(part)?.protocol === 'javascript:');

const isAllowed = (source: string, origins: readonly string[] = []) =>
  [own, ...origins].includes(addressOf(source)?.origin ?? '');

const addressOf = (text: string) => (URL.canParse(text, own) ? new URL(text, own) : undefined);

const beginningOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 80);
