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
 * Keeps what a visitor asked for. A cookie that something else left would beat it, so it goes, on whichever domain of ours it
 * was set; the site sets none of its own (docs/requirements.md#language-detection).
 */
function keep(language: string): void {
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

/** The section the visitor is reading, so that a change of language can keep it. */
function currentSection(): string {
  const above = [...document.querySelectorAll('main [id]')].filter(
    (element) =>
      element.matches('section') && element.getBoundingClientRect().top < innerHeight / 2,
  );
  const id = above.at(-1)?.id;
  return id && scrollY > 0 ? `#${id}` : '';
}

/** Language links are plain; whoever is about to follow one makes a choice, in whatever tab it opens (docs/requirements.md#language-detection). */
function onReach({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  const language = link?.dataset['language'];
  if (!link || !language) return;
  link.href = choosingAddress(link.href, language, currentSection() || location.hash);
}

/** Sends the visitor to the page in their language, before anything is painted in another (docs/requirements.md#language-detection). */
export function redirectByLanguage(): void {
  const asked = askedLanguage(location);
  if (asked) keep(asked);
  const target = redirectTarget(location, sources);
  if (target === undefined) {
    if (asked) history.replaceState(null, '', tidyAddress(location, sources));
    return;
  }
  document.documentElement.style.display = 'none';
  location.replace(target);
}

/** Makes following a language link a choice that is remembered. */
export function noteLanguageChoices(): void {
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(type, onReach, true);
}
