import type * as EmailJs from '@emailjs/browser';
import { importWithRetry } from '../lib/import-with-retry';
import type { TemplateParams } from './template-params';
import { withoutBlockedStorage } from '../lib/blocked-storage';

/** Settings of the email service, set at build time (src/build/email-settings.ts). */
export interface EmailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the service. '' is the origin of the site, where the local mailbox answers. */
  origin: string;
}

/** `unknown`: there was no response, so the message may have arrived or not. */
export type SendResult = 'arrived' | 'refused' | 'unknown';

/** Sends messages. Never throws. */
export interface EmailClient {
  send: (params: TemplateParams) => Promise<SendResult>;
}

/**
 * Timeout for loading EmailJS. It is shorter than the timeout of the request (deliver.ts). Otherwise a message that was never sent would
 * be reported as one that may have arrived.
 */
const loadTimeoutMs = 10_000;

type Library = Pick<typeof EmailJs, 'init' | 'send'>;

/**
 * The EmailJS implementation. Its errors go to the console unchanged (docs/requirements.md#errors): strings for missing ids, a status
 * with text for a refused message. After an error of `fetch`, the message may have arrived or not.
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
        library = await importWithRetry(load, loadTimeoutMs);
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

/** Imports EmailJS, which fails on its own if storage is blocked (docs/decisions/0013-forms.md). */
function loadLibrary(): Promise<Library> {
  return withoutBlockedStorage(() => import('@emailjs/browser'));
}
