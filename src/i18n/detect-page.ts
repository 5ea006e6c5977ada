import {
  askedLanguage,
  choosingAddress,
  cookieName,
  redirectTarget,
  storageKey,
  tidyAddress,
  type LanguageSources,
} from './detect';

/** Storage throws where the visitor blocks it. */
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

/**
 * Stores the language that a visitor asked for. A cookie from other software would override it, so it is deleted on every parent domain.
 * The site itself sets no cookie (docs/requirements.md#language-detection).
 */
function storeLanguage(language: string): void {
  guarded(() => localStorage.setItem(storageKey, language));
  if (cookie() === undefined) return;
  const parts = location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `${cookieName}=; path=/; max-age=0${domain}`;
  }
}

const sources: LanguageSources = {
  get cookie() {
    return cookie();
  },
  get local() {
    return stored(() => localStorage);
  },
  get session() {
    return stored(() => sessionStorage);
  },
  browser: navigator.languages,
};

/** The section in view, so that a language link can lead to it. */
function currentSection(): string {
  const above = [...document.querySelectorAll('main [id]')].filter(
    (element) =>
      element.matches('section') && element.getBoundingClientRect().top < innerHeight / 2,
  );
  const id = above.at(-1)?.id;
  return id && scrollY > 0 ? `#${id}` : '';
}

/** A language link gets `?lng=` when it is pressed, so that it counts as a choice in any tab (docs/requirements.md#language-detection). */
function onReach({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  const language = link?.dataset['language'];
  if (!link || !language) return;
  link.href = choosingAddress(link.href, language, currentSection() || location.hash);
}

/** Redirects to the page in the visitor's language before the first paint (docs/requirements.md#language-detection). */
export function redirectByLanguage(): void {
  const asked = askedLanguage(location);
  if (asked) storeLanguage(asked);
  const target = redirectTarget(location, sources);
  if (target === undefined) {
    if (asked) history.replaceState(null, '', tidyAddress(location, sources));
    return;
  }
  document.documentElement.style.display = 'none';
  location.replace(target);
}

/** Stores the language when a visitor follows a language link. */
export function noteLanguageChoices(): void {
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, onReach, true);
}
