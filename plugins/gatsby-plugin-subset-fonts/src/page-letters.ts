import { parse, type HTMLElement, type Node } from 'node-html-parser';
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
  const read = (node: Node, inherited: ReadonlySet<number>) => {
    const own = weights.get(node) ?? inherited;
    for (const child of node.childNodes) {
      if (child.childNodes.length > 0) read(child, own);
      else for (const weight of own) drawn[weight < 600 ? 'text' : 'bold'] += child.text;
    }
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

const lettersOf = (text: string) => [...new Set(text)].sort().join('');

/** The font weights of elements in any state. */
function weightsOf(page: HTMLElement, css: string): Map<Node, Set<number>> {
  const rules = [...css.matchAll(/([^{}@]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) => {
      const [, weight] = /\bfont-weight:(\d+)/.exec(body) ?? [];
      return weight ? [{ selector, weight }] : [];
    },
  );
  const weights = new Map<Node, Set<number>>();
  for (const weight of new Set(rules.map((rule) => rule.weight))) {
    // An element in a state, and the pseudo-elements of one, count as the element.
    const selectors = rules
      .filter((rule) => rule.weight === weight)
      .map(({ selector }) => selector.replaceAll(/::?[\w-]+(?:\([^)]*\))?/g, ''));
    for (const element of page.querySelectorAll(selectors.join())) {
      weights.set(element, (weights.get(element) ?? new Set()).add(Number(weight)));
    }
  }
  return weights;
}
