import { emailJsClient, type EmailSettings } from './email-client';

/** Put in by the build (src/build/gatsby-hooks.ts). */
declare const __EMAIL_SETTINGS__: EmailSettings;

/** The email client of this site. */
export const client = emailJsClient(__EMAIL_SETTINGS__);
