import path from 'node:path';
import { loadSite } from '../../../src/content/load-site';
import type { Content } from '../../../src/content/load';
import { siteNodes } from '../../../src/gatsby/nodes';
import { type PageLocales, type Translate, translator } from '../../../src/i18n/translate';

const root = path.resolve(__dirname, '../../..');

/** What English pages say, whoever has edited it: interface strings and entries. */
export interface Said {
  t: Translate;
  content: Content;
}

/** Reads `content/` and `locales/`. */
export async function readContent(): Promise<Said> {
  const { content, locales } = await loadSite(
    path.join(root, 'content'),
    path.join(root, 'locales'),
  );
  const edges = siteNodes(content, locales)
    .filter(({ type, data }) => type === 'Locale' && data['language'] === 'en')
    .map(({ data }) => ({ node: data }) as unknown as PageLocales['edges'][number]);
  return { t: translator({ edges }), content };
}

/** Takes the entries of a collection; gives them in English, in the order pages show them. */
export function inOrder<E extends { order: number }>(
  entries: readonly { slug: string; languages: { en: E } }[],
): (E & { slug: string })[] {
  return entries
    .map(({ slug, languages }) => ({ ...languages.en, slug }))
    .sort((one, other) => one.order - other.order);
}
