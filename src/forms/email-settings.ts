import { isDeploy, originIn, type Environment } from '../lib/environment';

/** Settings of the email service, set at build time. */
export interface EmailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the service. '' is the origin of the site, where the local mailbox answers. */
  origin: string;
}

/** Environment variables of the email service (.env.example says where to find the values). */
const names = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
} as const;

/** The URL of the service (docs/requirements.md#template-parameters). */
const service = 'https://api.emailjs.com';

/** Returns the required environment variables that are not set. */
export function missingEmailSettings(environment: Environment): string[] {
  return Object.values(names).filter((name) => !environment[name]);
}

/** Returns whether the forms send to the local mailbox, at the address of the site itself. */
export const usesMailbox = (environment: Environment) =>
  missingEmailSettings(environment).length === Object.keys(names).length && !isDeploy(environment);

/**
 * Returns the settings of the email service for the browser. A local build without environment variables uses the local mailbox, which
 * accepts any id (docs/requirements.md#samples).
 */
export function emailSettings(environment: Environment): EmailSettings {
  const read = (name: string) => environment[name] ?? '';
  const origin = originIn(environment, 'EMAILJS_ORIGIN');
  if (usesMailbox(environment)) {
    const id = 'local-mailbox';
    return { publicKey: id, serviceId: id, templateId: id, origin: origin ?? '' };
  }
  return {
    publicKey: read(names.publicKey),
    serviceId: read(names.serviceId),
    templateId: read(names.templateId),
    origin: origin ?? service,
  };
}
