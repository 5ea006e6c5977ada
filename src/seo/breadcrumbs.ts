import type { Translate } from '../i18n/translate';

const areas = {
  services: { key: 'common:services', path: '/services' },
  portfolio: { key: 'layout:portfolio', path: '/portfolio' },
  support: { key: 'common:support', path: '/support' },
} as const;

export type Area = keyof typeof areas;

/** Returns the pages above a page of an area, the home page first. */
export function breadcrumbsTo(t: Translate, area: Area | undefined) {
  const home = { name: t('layout:home'), path: '/' };
  if (!area) return [home];
  const { key, path } = areas[area];
  return [home, { name: t(key), path }];
}
