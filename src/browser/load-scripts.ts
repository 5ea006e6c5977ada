import { pageEvents, whenShown } from './page-events';

/** What counts as a gesture. `scroll` of the page alone: a carousel scrolls by itself when its slides get their places. */
const gestures = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;
/** Milliseconds before a script that failed to load is requested again. */
const retryDelays = [1000, 4000];
/** Milliseconds without hydration after which the page offers what works without scripts. */
const lostAfterMs = 15_000;

/**
 * Loads Gatsby's scripts, listed in `script[data-scripts]`, after `load` when the browser is idle, with low priority; at the first
 * gesture at once. A visitor who saves data gets them with that gesture only. They run in order, each in a task of its own.
 */
export function loadScripts(): void {
  let started = false;
  const start = (priority: 'auto' | 'low') => {
    if (started) return;
    const list = document.querySelector('script[data-scripts]')?.textContent;
    if (!list) {
      // It comes after this script, and a gesture may come before it.
      if (document.readyState === 'loading')
        addEventListener('DOMContentLoaded', () => start(priority), { once: true });
      return;
    }
    started = true;
    for (const gesture of gestures) removeEventListener(gesture, onGesture, gesture !== 'scroll');
    for (const src of JSON.parse(list) as string[]) load(src, priority);
    setTimeout(giveUp, lostAfterMs);
  };
  const onGesture = () => start('auto');
  for (const gesture of gestures)
    addEventListener(gesture, onGesture, { capture: gesture !== 'scroll', passive: true });
  if (!navigator.connection?.saveData)
    whenLoaded(() => whenShown(() => whenFontsLoaded(() => whenIdle(() => start('low')))));
}

function load(src: string, priority: 'auto' | 'low', tries = 0): void {
  const script = document.createElement('script');
  Object.assign(script, { src, async: false, fetchPriority: priority });
  script.onerror = () => {
    const delay = retryDelays[tries];
    if (delay !== undefined) setTimeout(() => load(src, 'auto', tries + 1), delay);
  };
  document.head.append(script);
}

function giveUp(): void {
  const { dataset } = document.documentElement;
  if ('hydrated' in dataset) return;
  dataset['scripting'] = 'lost';
  document.dispatchEvent(new Event(pageEvents.scriptsLost));
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}

/** A font changes the width of words, and with it the largest paint, so it comes before scripts that nobody has asked for. */
function whenFontsLoaded(callback: () => void): void {
  void document.fonts.ready.then(callback);
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
