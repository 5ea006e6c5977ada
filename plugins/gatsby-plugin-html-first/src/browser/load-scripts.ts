import { markLost } from './page-events';
import { retryDelays } from './retry-files';
import { trustedTypes } from './trusted-types';
import { afterPaint, whenIdle, whenLoaded, whenParsed, whenShown } from './when';

/**
 * The events that count as a gesture. Of a tap only the click counts, so that the scripts do not run between the two. `scroll` of the page
 * only: a carousel scrolls by itself during layout.
 */
const gestures = ['pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;
/** TypeScript's DOM library lacks it. */
type MaybeSavingData = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Milliseconds after the first idle moment in which the scripts run, if no gesture came before. */
const runAfterMs = 4000;
/** Milliseconds after which the scripts run even if a picture or a font of the page has not come. */
const runAtLatestMs = 20_000;
/** Timeout in milliseconds. After it, the page offers what works without scripts. */
const lostAfterMs = 15_000;

/**
 * Runs Gatsby's scripts, which `script[data-scripts]` lists: after the paint that follows the first gesture, or some seconds after the
 * page was idle for the first time. A page that has something to open or to restore does not wait for these. The files are downloaded with low
 * priority when the page has loaded. With Save-Data, only a gesture downloads them.
 */
export function loadScripts(): void {
  let started = false;
  const start = (priority: 'auto' | 'low') => {
    if (started) return;
    started = true;
    for (const gesture of gestures) removeEventListener(gesture, onGesture, gesture !== 'scroll');
    setTimeout(giveUp, lostAfterMs);
    // React needs the whole page.
    whenParsed(() => {
      for (const src of listed()) load(src, priority);
    });
  };
  const onGesture = () => afterPaint(() => start('auto'));
  for (const gesture of gestures)
    addEventListener(gesture, onGesture, { capture: gesture !== 'scroll', passive: true });
  if ((navigator as MaybeSavingData).connection?.saveData) return;
  const startWhenIdle = () => whenIdle(() => start('low'));
  whenShown(() => setTimeout(startWhenIdle, runAtLatestMs));
  whenLoaded(() =>
    whenShown(() =>
      whenFontsLoaded(() => {
        if (isAsked()) startWhenIdle();
        else
          whenIdle(() => {
            if (!started) download();
            setTimeout(startWhenIdle, runAfterMs);
          });
      }),
    ),
  );
}

/**
 * Returns whether the page may have to open or restore something: its address names an element, or has a parameter that an element answers
 * (`data-queries`), or local storage has a key that an element reads (`data-restores`). Other parameters are those of campaigns
 * (`?fbclid=…`).
 */
function isAsked(): boolean {
  if (document.querySelector(':target')) return true;
  const query = new URLSearchParams(location.search);
  const answering = document.querySelectorAll<HTMLElement>('[data-queries], [data-restores]');
  return [...answering].some(
    ({ dataset: { queries = '', restores = '' } }) =>
      queries.split(' ').some((name) => query.has(name)) || isStored(restores),
  );
}

/** Browsers may refuse access to storage. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Returns the addresses of the scripts, in their order. */
function listed(): string[] {
  const list = document.querySelector('script[data-scripts]')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Puts the scripts into the browser's cache. `<link rel="preload">` would warn that nothing uses them. */
function download(): void {
  for (const src of listed())
    fetch(src, { priority: 'low' }).then(
      (response) => response.blob(),
      () => undefined,
    );
}

/** The name is for the directive `trusted-types`. */
const policy = trustedTypes?.createPolicy('html-first', { createScriptURL: ownAddress });
const trusted = (src: string) => policy?.createScriptURL(src) ?? src;

/** @throws if the address leads to another site. */
function ownAddress(src: string): string {
  if (new URL(src, location.href).origin !== location.origin) throw new TypeError(src);
  return src;
}

function load(src: string, priority: 'auto' | 'low', tries = 0): void {
  const script = document.createElement('script');
  Object.assign(script, { src: trusted(src), async: false, fetchPriority: priority });
  // A copy of the page that a visitor saves must not run them.
  script.onload = () => script.remove();
  script.onerror = () => {
    const delay = retryDelays[tries];
    if (delay !== undefined) setTimeout(() => load(src, 'auto', tries + 1), delay);
  };
  document.head.append(script);
}

function giveUp(): void {
  if (!('hydrated' in document.documentElement.dataset)) markLost();
}

/** Fonts change the width of words and so the largest contentful paint. They load before scripts that no gesture has asked for. */
function whenFontsLoaded(callback: () => void): void {
  void document.fonts.ready.then(callback);
}
