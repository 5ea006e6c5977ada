/*
 * Runs inline at the top of every page, before anything is painted and before React is there. src/gatsby/inline-scripts.ts
 * bundles it.
 */
import {
  askedLanguage,
  cookieName,
  queryName,
  redirectTarget,
  storageKey,
  withoutQuery,
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

function remember(language: string): boolean {
  const kept = guarded(() => {
    localStorage.setItem(storageKey, language);
    return true;
  });
  return kept ?? false;
}

function readSources(): LanguageSources {
  return {
    cookie: new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(
      guarded(() => document.cookie) ?? '',
    )?.[1],
    local: stored(() => localStorage),
    session: stored(() => sessionStorage),
    browser: navigator.languages,
  };
}

/** The section the visitor is reading, so that a change of language can keep it. */
function currentSection(): string {
  const above = [...document.querySelectorAll('main [id]')].filter(
    (element) =>
      element.matches('section') && element.getBoundingClientRect().top < innerHeight / 2,
  );
  const id = above.at(-1)?.id;
  return id && scrollY > 0 ? `#${id}` : '';
}

/** Language links work before React: the choice is kept, the section too (decisions, Language). */
function onChoice(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
  const language = link?.dataset['language'];
  if (!link || !language) return;
  const kept = remember(language);
  const url = new URL(link.href);
  if (!kept) url.searchParams.set(queryName, language);
  url.hash = currentSection() || location.hash;
  link.href = url.href;
}

const asked = askedLanguage(location);
if (asked) remember(asked);
const target = redirectTarget(location, readSources());
if (target === undefined) {
  if (asked && stored(() => localStorage) === asked)
    history.replaceState(null, '', withoutQuery(location));
  document.documentElement.dataset['scripting'] = 'on';
  document.addEventListener('click', onChoice, true);
} else {
  document.documentElement.style.display = 'none';
  location.replace(target);
}
