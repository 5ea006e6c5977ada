/*
 * Runs inline at the end of every page. The page can be read and its links and menus work without React, so its scripts are
 * fetched and run at the visitor's first sign, and not on the screen of somebody who only looks (docs/decisions/0006-hydration.md).
 */
import { noteScrolling } from './scrolled';
import { keepHashSound } from './drop-broken-hash';

/** What a visitor does first. `scroll` of the page alone: a carousel scrolls by itself when its slides get their places. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;
/** Milliseconds after which scripts come without a sign: some ways of reading a page give none. */
const calm = 10_000;

/** Milliseconds before a script that did not come is fetched again. */
const pauses = [1000, 4000];
/** Milliseconds after which the page offers what works without scripts. */
const patience = 15_000;

let started = false;

function start(): void {
  if (started) return;
  const list = document.querySelector('script[data-start]')?.textContent;
  if (!list) {
    // It stands behind this script: an early sign comes before it.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    return;
  }
  started = true;
  for (const sign of signs) removeEventListener(sign, start, sign !== 'scroll');
  for (const src of JSON.parse(list) as string[]) run(src);
  setTimeout(() => {
    const { dataset } = document.documentElement;
    if (!dataset['alive']) dataset['scripting'] = 'lost';
  }, patience);
}

function run(src: string, tries = 0): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = () => {
    const pause = pauses[tries];
    if (pause !== undefined) setTimeout(() => run(src, tries + 1), pause);
  };
  document.head.append(script);
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

function loaded(): void {
  // What only scripts can show: an open picture, a filter, an answer; or what a part of the page wants to say at once.
  const asked = location.search || location.hash || document.querySelector('[data-at-once]');
  if (asked) startWhenIdle();
  else setTimeout(start, calm);
}

keepHashSound();
noteScrolling();

for (const sign of signs)
  addEventListener(sign, start, { capture: sign !== 'scroll', passive: true });
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded);

// Else esbuild takes it for CommonJS, and wraps everything it imports.
export {};
