import type { Page } from '@playwright/test';

/*
 * What browsers, extensions and proxies do to the HTML of a page. Each function makes it happen in the pages that are opened after it.
 */

/**
 * Translates the page as Google Translate does in Chrome and Edge: it wraps each text node into two `<font>` elements, also text that comes
 * later. Returns a function that starts it in the open page.
 */
export const translate = (page: Page) => page.evaluate(translating);

/** Translates every page that is opened, before React hydrates it. */
export const translateAtLoad = (page: Page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', ${translating.toString()})`);

/** Runs in the page. A translation is marked, so that the text differs from the original as a real one does. */
function translating(): void {
  const skipped = 'script, style, noscript, textarea, svg, font';
  const wrap = (node: Node) => {
    if (node instanceof Text) {
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest(skipped)) return;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = outer.appendChild(outer.cloneNode());
      inner.textContent = `${node.data}\u200a`;
      // The original text node leaves the document.
      node.replaceWith(outer);
    } else if (node instanceof Element && !node.matches(skipped))
      Array.from(node.childNodes).forEach(wrap);
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') wrap(target);
      else addedNodes.forEach(wrap);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** A password manager: it inserts an element before each input, as soon as the page is there. */
export const insertBeforeInputs = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('input'))
        input.before(document.createElement('div'));
    }),
  );

/** iOS makes links of what looks like a phone number, and so this does of every number. */
export const linkNumbers = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, textarea, svg, a')) continue;
        const digits = /\d+/.exec(text.data);
        if (!digits) continue;
        const link = document.createElement('a');
        link.href = `tel:${digits[0]}`;
        const number = text.splitText(digits.index);
        number.splitText(digits[0].length);
        number.replaceWith(link);
        link.append(number);
      }
    }),
  );

/** A proxy that strips comments and spaces between tags. */
export const stripComments = (page: Page) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<!--[^]*?-->/g, '');
      return route.fulfill({ response, body });
    },
  );
