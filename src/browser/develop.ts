import { getLanguage } from '../i18n/languages';
import { parsePath } from '../i18n/paths';
import { devEventsAddress, type DevEvents } from '../lib/dev-events';
import { scriptCss } from '../theme/type-by-script';

let events: DevEvents = { errors: '', fonts: {} };

/**
 * Sets language and fonts of a page while developing, as the dev server sends the same head for all pages. Not part of a build.
 */
export function applyDevHead(pathname: string): void {
  const { code, script } = getLanguage(parsePath(pathname).language);
  document.documentElement.lang = code;
  part('style', 'dev-fonts', document.head).textContent =
    (events.fonts[code] ?? '') + scriptCss(script);
}

/** Listens to the dev server: shows content errors over the page, and applies new fonts. */
export function followDevEvents(): void {
  new EventSource(devEventsAddress).addEventListener('message', ({ data }) => {
    events = JSON.parse(String(data)) as DevEvents;
    applyDevHead(location.pathname);
    showErrors(events.errors);
  });
}

function showErrors(errors: string): void {
  const panel = part('div', 'dev-errors', document.body);
  panel.setAttribute('role', 'alert');
  panel.textContent = errors;
  panel.style.cssText = errors
    ? 'position:fixed;inset:auto 0 0;z-index:9999;max-height:60vh;overflow:auto;padding:16px;' +
      'font:14px/1.5 monospace;white-space:pre-wrap;background:#7A1512;color:#FFF'
    : '';
}

function part(tag: 'style' | 'div', id: string, parent: HTMLElement): HTMLElement {
  const existing = document.getElementById(id);
  const element = existing ?? Object.assign(document.createElement(tag), { id });
  if (!existing) parent.append(element);
  return element;
}
