import { closest } from '../../plugins/gatsby-plugin-html-first/src/browser/closest';
import {
  askedLanguage,
  choosingAddress,
  cookieName,
  redirectTarget,
  storageKey,
  tidyAddress,
  withLanguage,
} from './detect';

/** Returns undefined if `read` throws, as storage does if the visitor blocks it, and WebKit after many changes of the address. */
function guarded<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function stored(storage: () => Storage): string | undefined {
  return guarded(() => storage().getItem(storageKey)) ?? undefined;
}

function cookie(): string | undefined {
  const cookies = guarded(() => document.cookie) ?? '';
  return new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies)?.[1];
}

/** Stores the language that a visitor chose. A cookie of other software is read, and stays as it is. */
function storeLanguage(language: string): void {
  guarded(() => localStorage.setItem(storageKey, language));
}

function* languageTags() {
  yield cookie();
  yield stored(() => localStorage);
  yield stored(() => sessionStorage);
  // Browsers with a disguise have none.
  yield* (navigator.languages as readonly string[] | undefined) ?? [];
}

/** Returns the hash of the visible section, so that a language link can lead to it. */
function currentSection(): string {
  const above = [...document.querySelectorAll('main [id]')].filter(
    (element) =>
      element.matches('section') && element.getBoundingClientRect().top < innerHeight / 2,
  );
  const id = above.at(-1)?.id;
  return id && scrollY > 0 ? `#${id}` : '';
}

/**
 * Adds `?lng=` to a link before it opens: to a language link, so that it is a choice in every tab, and to a link inside the site if the
 * choice could not be stored, or a cookie says otherwise (docs/requirements.md#language-detection).
 */
function onReach(event: Event): void {
  const link = closest(event, 'a[href^="/"], a[data-language]') as HTMLAnchorElement | null;
  if (!link) return;
  const here = new URL(location.href);
  const chosen = link.dataset['language'];
  // A choice that will be found again has left the address.
  const kept = askedLanguage(here);
  if (chosen) link.href = choosingAddress(here, chosen, currentSection() || here.hash).href;
  else if (kept) link.href = withLanguage(new URL(link.href), kept).href;
}

/** Redirects to the page in the visitor's language before the first paint (docs/requirements.md#language-detection). */
export function redirectByLanguage(): void {
  const here = new URL(location.href);
  const asked = askedLanguage(here);
  if (asked) storeLanguage(asked);
  const target = redirectTarget(here, languageTags);
  if (target === undefined) {
    if (asked) guarded(() => history.replaceState(null, '', tidyAddress(here, languageTags)));
    return;
  }
  location.replace(target);
  document.documentElement.style.display = 'none';
}

/** Marks language links when a visitor uses them. The next page stores the choice. */
export function noteLanguageChoices(): void {
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, onReach, true);
}
