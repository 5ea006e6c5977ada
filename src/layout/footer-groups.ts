import { pagePaths } from '../i18n/page-paths';
import type { Translate } from '../i18n/translate';
import { headerItems, titleOf } from './navigation';
import { plain } from '../lib/phrases';
import { linkedPages } from './pages-of';
import type { LinkedEntries } from './shell';

export interface LinkGroup {
  title: string;
  links: readonly { name: string; to: string }[];
}

/** Returns the footer's groups of links, English paths. A collection without entries has none. */
export function footerGroups(data: LinkedEntries, translate: Translate): LinkGroup[] {
  return [
    ...collectionGroups(data, 'column', translate),
    {
      title: translate('common:resources'),
      links: [
        { name: translate('layout:home'), to: pagePaths.home },
        { name: translate('common:aboutUs'), to: pagePaths.about },
        { name: translate('layout:careers'), to: pagePaths.career },
        { name: translate('common:contactUs'), to: pagePaths.contact },
        { name: translate('common:faq'), to: pagePaths.faq },
      ],
    },
  ];
}

/** Returns the links of the last line: the legal pages. */
export const lastLineGroups = (data: LinkedEntries, translate: Translate): LinkGroup[] =>
  collectionGroups(data, 'last line', translate);

function collectionGroups(data: LinkedEntries, place: string, translate: Translate): LinkGroup[] {
  return data.allCollection.nodes
    .filter(({ inFooter }) => inFooter === place)
    .map((collection) => {
      const title = titleOf(collection, translate);
      const { pages, rest } = linkedPages(data, collection);
      const links = pages.map(({ shortLinkText, path }) => ({
        name: plain(shortLinkText),
        to: path,
      }));
      return { title, links: rest ? [...links, { name: `${title} …`, to: rest }] : links };
    })
    .filter(({ links }) => links.length > 0);
}

/** Returns every page that the header and the footer lead to. */
export function allLinks(
  data: LinkedEntries,
  translate: Translate,
): { name: string; to: string }[] {
  const header = headerItems(data, translate).flatMap(({ name, to, children }) => [
    { name, to },
    ...children,
  ]);
  const footer = [...footerGroups(data, translate), ...lastLineGroups(data, translate)];
  return [...header, ...footer.flatMap(({ links }) => links)];
}
