import { HTMLElement, parse, type Node } from 'node-html-parser';
import type { PageText } from './fonts';

/** The characters of a page: with a weight below 600, and of 600 or more. */
export type PageLetters = Pick<PageText, 'text' | 'bold'>;

/** Returns the text of the `h1` of a built page. */
export function pageTitle(html: string): string {
  const [title = ''] = /<h1\b.*?<\/h1>/s.exec(html) ?? [];
  return parse(title).text;
}

/** Returns the letters drawn on a built page, by the weights of their elements. */
export function pageLetters(html: string): PageLetters {
  const page = parse(html);
  const css = page.querySelectorAll('style').map(({ textContent }) => textContent);
  const weights = weightsOf(page, css.join(''));
  const drawn = { text: '', bold: '' };
  const read = (node: Node, inherited: Iterable<number>) => {
    const { isAlways = false, own = [] } = weights.get(node) ?? {};
    const possible = new Set([...(isAlways ? [] : inherited), ...own]);
    const text = node.childNodes.length > 0 ? '' : node.text;
    for (const weight of possible)
      drawn[weight < 600 ? 'text' : 'bold'] += text + inAttributes(node);
    for (const child of node.childNodes) read(child, possible);
  };
  for (const element of page.querySelectorAll('script,style')) element.remove();
  read(page.querySelector('body') ?? page, new Set([400]));
  // Generated content may have any weight of the page.
  const styled = [...css.join('').matchAll(/\bcontent:\s*"([^"]*)"/g)].map(([, words]) => words);
  const digits = /\bcontent:\s*counter\(/.test(css.join('')) ? '0123456789' : '';
  const written = styled.join('') + digits;
  return {
    text: lettersOf(drawn.text + written),
    bold: drawn.bold && lettersOf(drawn.bold + written),
  };
}

/** The texts that an input draws: its placeholder, or its value if it is a button. */
function inAttributes(node: Node): string {
  if (!(node instanceof HTMLElement)) return '';
  const { placeholder = '', type = '', value = '' } = node.attributes;
  return placeholder + (/^(submit|button|reset)$/.test(type) ? value : '');
}

const lettersOf = (text: string) => [...new Set(text)].sort().join('');

/** The font weights of an element by its own rules. If one `isAlways` in force, it does not inherit. */
interface Weights {
  own: Set<number>;
  isAlways: boolean;
}

function weightsOf(page: HTMLElement, css: string): Map<Node, Weights> {
  const weights = new Map<Node, Weights>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}@]+)\{([^{}]*)\}/g)) {
    const [, weight] = /\bfont-weight:(\d+)/.exec(body) ?? [];
    if (!weight) continue;
    // An element in a state, and the pseudo-elements of one, count as the element.
    const anyState = selectors.replaceAll(/::?[\w-]+(?:\([^)]*\))?/g, '');
    for (const element of page.querySelectorAll(anyState)) {
      const { own, isAlways } = weights.get(element) ?? { own: new Set(), isAlways: false };
      weights.set(element, {
        own: own.add(Number(weight)),
        isAlways: isAlways || anyState === selectors,
      });
    }
  }
  return weights;
}
