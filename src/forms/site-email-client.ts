import { emailJsClient, type EmailSettings } from './email-client';

/** Defined by the build (gatsby-node.ts). */
declare const __EMAIL_SETTINGS__: EmailSettings;

export const client = emailJsClient(__EMAIL_SETTINGS__);
