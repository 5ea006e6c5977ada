import type { Translate } from '../i18n/translate';
import { headerItems, type NavigationData } from './navigation';

export interface FooterData extends NavigationData {
  readonly allProduct: {
    readonly nodes: readonly { readonly name: string; readonly path: string }[];
  };
}

export interface LinkGroup {
  title: string;
  links: readonly { name: string; to: string }[];
}

/** Takes the pages and a translator; gives the footer's groups of links, English paths (spec §2; decisions, Routes). */
export function footerGroups(
  { allService, allStudy, allProduct }: FooterData,
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
        { name: translate('layout:home'), to: '/' },
        { name: translate('common:aboutUs'), to: '/support/about-us' },
        { name: translate('layout:careers'), to: '/career' },
        { name: translate('common:contactUs'), to: '/support/contact-us' },
        { name: translate('common:faq'), to: '/support/faq' },
      ],
    },
  ];
}

/** Takes the pages and a translator; gives every page that the header and the footer lead to. */
export function allLinks(data: FooterData, translate: Translate): { name: string; to: string }[] {
  const header = headerItems(data, translate).flatMap(({ name, to, children }) => [
    { name, to },
    ...children,
  ]);
  const footer = [...footerGroups(data, translate), legalGroup(translate)];
  return [...header, ...footer.flatMap(({ links }) => links)];
}

/** Takes a translator; gives the links to the legal pages, which stand in the footer's last line. */
export function legalGroup(translate: Translate): LinkGroup {
  return {
    title: translate('layout:legal'),
    links: [
      { name: translate('common:privacyPolicy'), to: '/privacy-policy' },
      { name: translate('common:termsOfService'), to: '/terms-of-service' },
      { name: translate('common:cookiePolicy'), to: '/cookie-policy' },
      { name: translate('common:accessibility'), to: '/accessibility' },
    ],
  };
}
