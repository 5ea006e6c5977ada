import { pageEvents, whenShown } from './page-events';
import { retryDelays } from './retry-styles';

/** The events that count as a gesture. `scroll` of the page only: a carousel scrolls by itself during layout. */
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
/** Timeout in milliseconds. After it, the page offers what works without scripts. */
const lostAfterMs = 15_000;

/**
 * Loads Gatsby's scripts, which `script[data-scripts]` lists, with low priority when the browser is idle after `load`, or at once at the
 * first gesture. With Save-Data, only the gesture loads them. They run in order, each in its own task.
 */
export function loadScripts(): void {
  let started = false;
  const start = (priority: 'auto' | 'low') => {
    if (started) return;
    const list = document.querySelector('script[data-scripts]')?.textContent;
    if (!list) {
      // The list comes after this script in the HTML, and a gesture may come first.
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

/** Fonts change the width of words and so the largest contentful paint. They load before scripts that no gesture has asked for. */
function whenFontsLoaded(callback: () => void): void {
  void document.fonts.ready.then(callback);
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}
