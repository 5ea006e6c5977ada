/** Id of the contact form. */
export const contactFormId = 'contact-form';
/** English path of the contact page. */
export const contactPath = '/support/contact-us';
