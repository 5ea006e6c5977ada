import { lazy } from 'react';
import { persist, whenNear } from '../../lib/when-needed';
import { contactFormId } from './contact-form-id';

/** The form, whose code comes when the visitor comes near; what the server rendered stands there until then. */
export const LateContactForm = lazy(async () => {
  await whenNear(contactFormId);
  const { ContactForm } = await persist(() => import('./ContactForm'));
  return { default: ContactForm };
});
