/** Where the contact form stands on its page. */
export const contactFormId = 'contact-form';
/** English path of that page. */
export const contactPath = '/support/contact-us';
