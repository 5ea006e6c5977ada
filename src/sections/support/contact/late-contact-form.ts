import { formAtHand } from '../../../forms/late-form';
import { ContactForm } from './ContactForm';

/** The form as the server renders it; browsers fetch its code when it is needed (late-contact-form.browser.ts). */
export const contactForm = formAtHand(ContactForm);
