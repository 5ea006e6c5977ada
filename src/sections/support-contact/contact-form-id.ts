/** Where the contact form stands on its page. */
export const contactFormId = 'contact-form';
