import type * as EmailJs from '@emailjs/browser';
import { importWithRetry } from '../lib/import-with-retry';
import type { TemplateParams } from './template-params';
import { withoutBlockedStorage } from '../lib/blocked-storage';

/** Settings of the email service, set at build time (src/forms/email-settings.ts). */
export interface EmailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the service. '' is the origin of the site, where the local mailbox answers. */
  origin: string;
}

/** `unknown`: there was no clear response, so the message may have arrived or not. */
export type SendResult = 'arrived' | 'refused' | 'unknown';

/** Sends messages. Never throws. */
export interface EmailClient {
  send: (params: TemplateParams) => Promise<SendResult>;
}

/**
 * Timeout for loading EmailJS. It is shorter than the timeout of loading and request together (deliver.ts). Otherwise a message that was never sent would
 * be reported as one that may have arrived.
 */
const loadTimeoutMs = 10_000;

type Library = Pick<typeof EmailJs, 'init' | 'send'>;

/**
 * Returns what a response means (docs/requirements.md#errors). A gateway may fail after the message went through, so only 4xx is a
 * refusal. EmailJS answers in plain text: a page of HTML comes from where a redirect led.
 */
export function resultOf({ status, text }: EmailJs.EmailJSResponseStatus): SendResult {
  if (text === 'OK' || (status === 200 && !/^\s*</.test(text))) return 'arrived';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/**
 * The EmailJS implementation. Its errors go to the console unchanged (docs/requirements.md#errors): strings for missing ids, otherwise a
 * status with text. After an error of `fetch`, the message may have arrived or not.
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
        const response = await library
          .send(serviceId, templateId, params)
          .catch((error: unknown) => {
            if (isResponse(error)) return error;
            throw error;
          });
        const result = resultOf(response);
        if (result !== 'arrived') console.error(response);
        return result;
      } catch (error) {
        console.error(error);
        return typeof error === 'string' ? 'refused' : 'unknown';
      }
    },
  };
}

function isResponse(error: unknown): error is EmailJs.EmailJSResponseStatus {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** Imports EmailJS, which fails on its own if storage is blocked (docs/decisions/0013-forms.md). */
function loadLibrary(): Promise<Library> {
  return withoutBlockedStorage(() => import('@emailjs/browser'));
}
