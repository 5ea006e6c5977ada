import { emailJsClient, type EmailSettings } from './email-client';

/** Defined by the build (src/build/gatsby-hooks.ts). */
declare const __EMAIL_SETTINGS__: EmailSettings;

export const client = emailJsClient(__EMAIL_SETTINGS__);
