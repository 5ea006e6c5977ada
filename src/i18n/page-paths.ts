import { encodeForUrl } from '../lib/chat';

/** The English paths of the pages that code links to, files of src/pages (docs/requirements.md#routes). */
export const pagePaths = {
  home: '/',
  services: '/services',
  portfolio: '/portfolio',
  career: '/career',
  support: '/support',
  about: '/support/about-us',
  contact: '/support/contact-us',
  faq: '/support/faq',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  accountConfirmation: '/account-confirmation',
} as const;

/** Whom a subject of the contact form is from: a visitor who wants to talk, or one who chose the plan of a product. */
export const subjectKinds = ['call', 'plan'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Returns the English path of the contact form with a subject. What the visitor should write depends on the kind. */
export const contactPath = (kind: SubjectKind, subject: string): string =>
  `${pagePaths.contact}?subject=${encodeForUrl(subject)}&for=${kind}`;
