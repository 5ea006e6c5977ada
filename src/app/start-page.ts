/*
 * Runs inline at the end of every page. The page can be read and its links and menus work without React, so its scripts are
 * run only once the page has loaded, or at the visitor's first touch if that comes earlier
 * (docs/decisions/0006-hydration.md).
 */
import { keepHashSound } from './sound-hash';

const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Milliseconds before a script that did not come is fetched again. */
const pauses = [1000, 4000];
/** Milliseconds after which the page offers what works without scripts. */
const patience = 15_000;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const event of firstTouches) removeEventListener(event, start, true);
  const list = document.querySelector('script[data-start]')?.textContent ?? '[]';
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

keepHashSound();

for (const event of firstTouches) addEventListener(event, start, { capture: true, passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
