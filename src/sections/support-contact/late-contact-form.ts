/** The form as the server renders it; browsers fetch its code when it is needed (late-contact-form.browser.ts). */
export { ContactForm as LateContactForm } from './ContactForm';
