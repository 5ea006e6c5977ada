import { defaultLanguage, languages } from '../../i18n/languages';
import { localizedUrl } from '../../i18n/paths';
import type { MessageKey } from '../../i18n/messages';
import type { Translate } from '../../i18n/translate';
import type { IndexedPage } from './indexed-pages';

interface Studio {
  name: string;
  url: string;
  description: string;
}

/** The parts of the list, and the templates whose pages stand in each; every other page stands in the last. */
const parts: readonly { title: MessageKey; templates: readonly string[] }[] = [
  { title: 'common:services', templates: ['services', 'service'] },
  { title: 'layout:portfolio', templates: ['portfolio', 'study'] },
  { title: 'common:products', templates: ['product'] },
  { title: 'layout:legal', templates: ['legal'] },
  { title: 'layout:company', templates: [] },
];

/**
 * Returns llms.txt (https://llmstxt.org): who the studio is, and every page of the site with what it is about, in English; then where the
 * other languages start.
 */
export function llms(studio: Studio, pages: readonly IndexedPage[], t: Translate): string {
  const english = pages.filter(({ page }) => page.context.language === defaultLanguage);
  const named = new Set(parts.flatMap(({ templates }) => templates));
  const sections = parts.map(({ title, templates }) => ({
    title: t(title),
    links: english
      .filter(({ page }) =>
        templates.length > 0 ? templates.includes(page.template) : !named.has(page.template),
      )
      .map(({ title, address, description }) => `- [${title}](${address}): ${description}`),
  }));
  const homes = languages.map(
    ({ code, name }) => `- [${name}](${localizedUrl('/', code, studio.url)})`,
  );
  return [
    `# ${studio.name}`,
    `> ${studio.description}`,
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => `## ${title}\n\n${links.join('\n')}`),
    `## ${t('layout:language')}\n\n${homes.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}
