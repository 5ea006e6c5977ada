import { pagePaths } from '../i18n/page-paths';
import type { Translate } from '../i18n/translate';
import type { PatternMotif } from '../components/motif/drawings';
import type { ColorScheme } from '../theme/recipes/surface';
import type { LinkedEntries } from './shell';

interface ChildItem {
  name: string;
  to: string;
  /** The pattern of a service. */
  swatch?: { readonly motif: PatternMotif; readonly color: ColorScheme };
}

export interface NavigationItem {
  name: string;
  /** English path. */
  to: string;
  /** Pages below it, in the order they are shown. */
  children: readonly ChildItem[];
}

/** Returns the header's items exactly as specified. */
export function headerItems(
  { allService, allStudy }: LinkedEntries,
  translate: Translate,
): NavigationItem[] {
  return [
    { name: translate('layout:home'), to: pagePaths.home, children: [] },
    {
      name: translate('common:services'),
      to: pagePaths.services,
      children: allService.nodes.map(({ title, path, motif, color }) => ({
        name: title,
        to: path,
        swatch: { motif, color },
      })),
    },
    {
      name: translate('layout:portfolio'),
      to: pagePaths.portfolio,
      children: allStudy.nodes.map(({ title, path }) => ({ name: title, to: path })),
    },
    {
      name: translate('common:support'),
      to: pagePaths.support,
      children: [
        { name: translate('common:faq'), to: pagePaths.faq },
        { name: translate('common:aboutUs'), to: pagePaths.about },
        { name: translate('common:contactUs'), to: pagePaths.contact },
      ],
    },
  ];
}

/** Returns the link's `aria-current`. */
export const currentPage = (to: string, path: string) => (to === path ? 'page' : undefined);
