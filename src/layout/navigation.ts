import { pagePaths } from '../i18n/page-paths';
import type { Translate } from '../i18n/translate';
import type { PatternMotif } from '../components/motif/drawings';
import type { PictogramName } from '../components/Pictogram';
import type { ColorScheme } from '../theme/recipes/surface';
import type { MessageKey } from '../i18n/messages';
import { plain } from '../lib/phrases';
import { linkedPages } from './pages-of';
import type { LinkedEntries } from './shell';

export interface ChildItem {
  name: string;
  to: string;
  /** The pattern of a page with its own, such as a service. */
  swatch?: { readonly motif: PatternMotif; readonly color: ColorScheme };
  icon?: PictogramName;
}

export interface NavigationItem {
  name: string;
  /** English path. */
  to: string;
  /** Pages below it, in the order they are shown. */
  children: readonly ChildItem[];
}

/** Returns the name of a collection. */
export const titleOf = ({ title }: { readonly title: string }, translate: Translate) =>
  translate(title as MessageKey);

/** Returns the header's items, as specified (docs/requirements.md#header). */
export function headerItems(data: LinkedEntries, translate: Translate): NavigationItem[] {
  const menus = data.allCollection.nodes.flatMap(({ name, title, path, inHeader }) =>
    inHeader && path
      ? [
          {
            name: titleOf({ title }, translate),
            to: path,
            children: children(data, { name, path }),
          },
        ]
      : [],
  );
  return [
    { name: translate('layout:home'), to: pagePaths.home, children: [] },
    ...menus,
    {
      name: translate('common:support'),
      to: pagePaths.support,
      children: [
        { name: translate('common:faq'), to: pagePaths.faq, icon: 'question' },
        { name: translate('common:aboutUs'), to: pagePaths.about, icon: 'people' },
        { name: translate('common:contactUs'), to: pagePaths.contact, icon: 'letter' },
      ],
    },
  ];
}

/* The item itself leads to the page that lists all. */
function children(data: LinkedEntries, collection: { name: string; path: string }): ChildItem[] {
  return linkedPages(data, collection).pages.map((page) => ({
    name: plain(page.linkText),
    to: page.path,
    ...('motif' in page && { swatch: { motif: page.motif, color: page.color } }),
  }));
}

/** Returns the link's `aria-current`. */
export const currentPage = (to: string, path: string) => (to === path ? 'page' : undefined);
