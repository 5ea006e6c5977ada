import type * as EmailJs from '@emailjs/browser';
import { importWithRetry } from '../lib/import-with-retry';
import type { TemplateParams } from './params';
import { withoutBlockedStorage } from '../lib/blocked-storage';

/** What the email service needs to know; set at build time (src/build/email-settings.ts). */
export interface EmailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the service; '' is the site's own, where the local mailbox answers. */
  origin: string;
}

/** `unknown`: the answer never came, so nobody can tell whether the message arrived. */
export type Delivery = 'arrived' | 'refused' | 'unknown';

/** The one way a message leaves the site. It never throws. */
export interface EmailClient {
  send: (params: TemplateParams) => Promise<Delivery>;
}

/**
 * Milliseconds to wait for the library: less than for an answer (deliver.ts), so that nobody is told that a message may have
 * arrived which has never left.
 */
const patience = 10_000;

type Library = Pick<typeof EmailJs, 'init' | 'send'>;

/**
 * EmailJS behind the small interface. Its errors go to the console in its own words (docs/requirements.md#errors): missing ids come as strings
 * and refusals as a status with text; what `fetch` throws says nothing about the fate of the message.
 */
export function emailJsClient(
  settings: EmailSettings,
  load: () => Promise<Library> = loadLibrary,
): EmailClient {
  return {
    async send(params) {
      const { publicKey, serviceId, templateId, origin } = settings;
      let library: Library;
      try {
        library = await importWithRetry(load, patience);
      } catch (error) {
        console.error(error);
        return 'refused';
      }
      try {
        library.init({ publicKey }, origin || location.origin);
        await library.send(serviceId, templateId, params);
        return 'arrived';
      } catch (error) {
        console.error(error);
        return error instanceof TypeError ? 'unknown' : 'refused';
      }
    },
  };
}

/** Fetches EmailJS as it is; where storage is blocked it is shown none (docs/decisions/0013-forms.md). */
function loadLibrary(): Promise<Library> {
  return withoutBlockedStorage(() => import('@emailjs/browser'));
}
