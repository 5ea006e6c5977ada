import type * as EmailJs from '@emailjs/browser';
import { withoutBlockedStorage } from '../lib/blocked-storage';
import { importWithRetry } from '../lib/import-with-retry';
import type { EmailSettings } from './email-settings';
import type { TemplateParams } from './email-params';

/** Defined by the build (gatsby-node.ts). */
declare const __EMAIL_SETTINGS__: EmailSettings;

/** `unreachable`: a request failed without an answer. `unknown`: no clear answer, or none in time. In both, the message may have arrived. */
export type Outcome = 'arrived' | 'refused' | 'unreachable' | 'unknown';

/** Timeout for the answer of EmailJS, with loading its library. */
export const timeoutMs = 15_000;
/** Timeout for loading EmailJS. It ends earlier, so that a message that was never sent is not said to be uncertain. */
const loadTimeoutMs = 10_000;

type Library = Pick<typeof EmailJs, 'init' | 'send'>;

interface Options {
  /** Called if the message arrives after the timeout. */
  onLateArrival: () => void;
  settings?: EmailSettings;
  load?: () => Promise<Library>;
}

/**
 * Sends a message by EmailJS, and resolves with the outcome after 15 s at the latest. Never rejects. EmailJS's errors go to the console
 * unchanged (docs/requirements.md#errors).
 */
export function send(
  params: TemplateParams,
  { onLateArrival, settings = __EMAIL_SETTINGS__, load = loadLibrary }: Options,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve('unknown');
    }, timeoutMs);
    void request(params, settings, load).then((outcome) => {
      clearTimeout(timer);
      if (isLate && outcome === 'arrived') onLateArrival();
      resolve(outcome);
    });
  });
}

async function request(
  params: TemplateParams,
  { publicKey, serviceId, templateId, origin }: EmailSettings,
  load: () => Promise<Library>,
): Promise<Outcome> {
  try {
    const library = await importWithRetry(load, loadTimeoutMs);
    library.init({ publicKey }, origin || location.origin);
    return logged(await library.send(serviceId, templateId, params));
  } catch (error) {
    return logged(error);
  }
}

/** Returns what a response or an error means. What is no success goes to the console. */
function logged(result: unknown): Outcome {
  const outcome = outcomeOf(result);
  if (outcome !== 'arrived') console.error(result);
  return outcome;
}

/**
 * EmailJS throws a string for a missing id, and its response for a failure. A gateway may fail after the message went through, so only 4xx
 * is a refusal. EmailJS answers in plain text: a page of HTML comes from where a redirect led.
 */
function outcomeOf(result: unknown): Outcome {
  if (typeof result === 'string') return 'refused';
  if (!isResponse(result)) return 'unreachable';
  const { status, text } = result;
  if (text === 'OK' || (status === 200 && !/^\s*</.test(text))) return 'arrived';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

function isResponse(error: unknown): error is EmailJs.EmailJSResponseStatus {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** Imports EmailJS, which fails on its own if storage is blocked (docs/decisions/0013-forms.md). */
function loadLibrary(): Promise<Library> {
  return withoutBlockedStorage(() => import('@emailjs/browser'));
}
