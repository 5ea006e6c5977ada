import { pagePaths } from '../i18n/page-paths';
import type { MessageKey } from '../i18n/messages';
import type { Translate } from '../i18n/translate';
import { headerItems } from './navigation';
import type { LinkedEntries } from './shell';

export interface LinkGroup {
  title: string;
  links: readonly { name: string; to: string }[];
}

/** Returns the footer's groups of links, English paths. */
export function footerGroups(
  { allService, allStudy, allProduct }: LinkedEntries,
  translate: Translate,
): LinkGroup[] {
  return [
    {
      title: translate('common:services'),
      links: allService.nodes.map(({ title, path }) => ({ name: title, to: path })),
    },
    {
      title: translate('layout:portfolio'),
      links: allStudy.nodes.map(({ client, path }) => ({ name: client, to: path })),
    },
    {
      title: translate('common:products'),
      links: allProduct.nodes.map(({ name, path }) => ({ name, to: path })),
    },
    {
      title: translate('layout:company'),
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

/** Returns every page that the header and the footer lead to. */
export function allLinks(
  data: LinkedEntries,
  translate: Translate,
): { name: string; to: string }[] {
  const header = headerItems(data, translate).flatMap(({ name, to, children }) => [
    { name, to },
    ...children,
  ]);
  const footer = [...footerGroups(data, translate), legalGroup(data, translate)];
  return [...header, ...footer.flatMap(({ links }) => links)];
}

/** Short names of legal pages for links. */
const legalNames: Partial<Record<string, MessageKey>> = {
  '/privacy-policy': 'common:privacyPolicy',
  '/terms-of-service': 'common:termsOfService',
  '/cookie-policy': 'common:cookiePolicy',
  '/accessibility': 'common:accessibility',
};

/** Returns the links to the legal pages. */
export function legalGroup(
  { allLegalPage }: Pick<LinkedEntries, 'allLegalPage'>,
  translate: Translate,
): LinkGroup {
  return {
    title: translate('layout:legal'),
    links: allLegalPage.nodes.map(({ title, path }) => {
      const name = legalNames[path];
      return { name: name ? translate(name) : title, to: path };
    }),
  };
}
