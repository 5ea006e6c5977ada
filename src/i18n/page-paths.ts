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
