import type { Fault } from './faults';
import { loadContent, type Content } from './load';
import { loadLocales, type Locales } from './locales';

export interface Site {
  content: Content;
  locales: Locales;
  faults: Fault[];
}

/** Takes the folders of entries and strings; gives both, and the faults of both. Whoever uses them must first refuse the faults. */
export async function loadSite(content: string, locales: string): Promise<Site> {
  const [entries, strings] = await Promise.all([loadContent(content), loadLocales(locales)]);
  return {
    content: entries.content,
    locales: strings.locales,
    faults: [...entries.faults, ...strings.faults],
  };
}
