import type { EmailSettings } from './email-client';

/** Environment variables of the email service (.env.example says where to find the values). */
const names = {
  publicKey: 'EMAILJS_PUBLIC_KEY',
  serviceId: 'EMAILJS_SERVICE_ID',
  templateId: 'EMAILJS_TEMPLATE_ID',
} as const;

/** The URL of the service (docs/requirements.md#template-parameters). */
const service = 'https://api.emailjs.com';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the required environment variables that are not set. */
export function missingEmailSettings(environment: Environment): string[] {
  return Object.values(names).filter((name) => !environment[name]);
}

/**
 * Returns the settings of the email service for the browser. A local build without environment variables uses the local mailbox, which
 * accepts any id (docs/requirements.md#samples).
 */
export function emailSettings(environment: Environment): EmailSettings {
  const read = (name: string) => environment[name] ?? '';
  const local =
    missingEmailSettings(environment).length === Object.keys(names).length &&
    environment['NETLIFY'] !== 'true';
  if (local) {
    const id = 'local-mailbox';
    return { publicKey: id, serviceId: id, templateId: id, origin: read('EMAILJS_ORIGIN') };
  }
  return {
    publicKey: read(names.publicKey),
    serviceId: read(names.serviceId),
    templateId: read(names.templateId),
    origin: read('EMAILJS_ORIGIN') || service,
  };
}
