import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/*
 * What browsers, extensions and proxies do to the HTML of a page. Each function that takes a page makes it happen in what that opens from
 * then on.
 */

/**
 * Translates the page as Google Translate does in Chrome and Edge: it wraps each text node into two `<font>` elements, also text that comes
 * later. Returns a function that starts it in the open page.
 */
export const translate = (page: Page) => page.evaluate(translating);

/** Returns a script that changes a page as soon as its HTML is there, before React hydrates it. */
export const whenParsed = (change: () => void) =>
  `addEventListener('DOMContentLoaded', ${change.toString()});`;

const atLoad = (change: () => void) => (page: Page) => page.addInitScript(whenParsed(change));

/** Runs in the page. A translation is marked, so that the text differs from the original as a real one does. */
export function translating(): void {
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

/** Runs in the page. A password manager: it inserts an element before each input. */
export function insertingBeforeInputs(): void {
  for (const input of document.querySelectorAll('input'))
    input.before(document.createElement('div'));
}

/** Runs in the page. iOS makes links of what looks like a phone number, and so this does of every number. */
export function linkingNumbers(): void {
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
}

/** Runs in the page. A visitor reads text at twice its size. */
export function enlargingText(): void {
  document.documentElement.style.fontSize = '200%';
}

export const translateAtLoad = atLoad(translating);
export const insertBeforeInputs = atLoad(insertingBeforeInputs);
export const linkNumbers = atLoad(linkingNumbers);
export const enlargeText = atLoad(enlargingText);

/**
 * Saves the open page in both ways of Chromium, and returns the addresses of the copies: an archive, which has no scripts, and the page as
 * it stands, with its style sheets beside it.
 */
export async function save(page: Page, file: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const archive = await session.send('Page.captureSnapshot', { format: 'mhtml' });
  await writeFile(`${file}.mhtml`, archive.data);
  let html = await page.content();
  for (const [, path = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
    const name = path.replaceAll('/', '-');
    await writeFile(`${file}${name}`, await (await page.request.get(path)).body());
    html = html.replace(path, `${basename(file)}${name}`);
  }
  await writeFile(
    `${file}.html`,
    html.replaceAll(/ (href|src)="(?=\/)/g, ` $1="${new URL(page.url()).origin}`),
  );
  return ['mhtml', 'html'].map((ending) => pathToFileURL(`${file}.${ending}`).href);
}

/**
 * A proxy that strips comments, and hides email addresses from robots until a script of its own shows them again, as Cloudflare's does. It
 * also hides those of links.
 */
export async function passProxy(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<!--[^]*?-->/g, '')
        .replace(/href="mailto:([^"]*)"/g, 'href="/cdn-cgi/l/email-protection#$1"')
        .replace(
          /(<(script|style|textarea)\b[^]*?<\/\2>)|(<[^>]+>)|([\w.+-]+@[\w-]+\.[\w.-]*\w)/g,
          (found: string, _raw, _name, _tag, address?: string) =>
            address
              ? `<span class="__cf_email__" data-cfemail="${address}">[email&#160;protected]</span>`
              : found,
        );
      return route.fulfill({ response, body });
    },
  );
  await atLoad(showingAddresses)(page);
}

/** Runs in the page. */
function showingAddresses(): void {
  for (const link of document.querySelectorAll('a'))
    link.href = link.href.replace(/^.*\/cdn-cgi\/l\/email-protection#/, 'mailto:');
  for (const hidden of document.querySelectorAll<HTMLElement>('.__cf_email__'))
    hidden.replaceWith(hidden.dataset['cfemail'] ?? '');
}
