import { lateForm } from '../../../forms/late-form';
import { contactFormId } from './contact-form-id';

/** The form, whose code comes when the visitor comes near; what the server rendered stands there until then. */
export const contactForm = lateForm(
  async () => (await import('./ContactForm')).ContactForm,
  contactFormId,
);
