import type * as EmailJs from '@emailjs/browser';
import type { TemplateParams } from './params';

/** What the email service needs to know; set at build time (src/gatsby/email-settings.ts). */
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

type Library = Pick<typeof EmailJs, 'init' | 'send'>;

/**
 * EmailJS behind the small interface. Its errors go to the console in its own words (spec §8): missing ids come as strings
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
        library = await load();
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

/** EmailJS reads `localStorage` when it is loaded, which throws where storage is blocked; there it is shown none. */
async function loadLibrary(): Promise<Library> {
  if (!canStore()) {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  return import('@emailjs/browser');
}

function canStore(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}
