/** A message as the stand-in keeps it, in the service's own names. */
export interface Email {
  /** Counts up from 1. */
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  endpoint: '/api/v1.0/email/send' | '/api/v1.0/email/send-form';
  user_id: string;
  service_id: string;
  template_id: string;
  lib_version?: string;
  template_params: Record<string, unknown>;
}

/** What a request carries, before the mailbox numbers and dates it. */
export type EmailRequest = Omit<Email, 'id' | 'receivedAt' | 'endpoint'>;

/** A request that the service would refuse; the message is its answer. */
export class RefusedRequest extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

const REQUIRED = ['user_id', 'service_id', 'template_id'] as const;
/** Fields of a form that are for the service and not for the template. */
const OWN_FIELDS: readonly string[] = [...REQUIRED, 'lib_version'];

/** Reads the JSON body of `/send` (spec §7). Throws `RefusedRequest`. */
export function emailFromJson(body: Buffer): EmailRequest {
  const fields = parseObject(body);
  const { template_params: params = {} } = fields;
  if (!isObject(params)) throw new RefusedRequest('The template_params parameter is invalid');
  return toEmail(fields, params);
}

/** Reads the multipart body of `/send-form` (spec §7). Throws `RefusedRequest`. */
export async function emailFromForm(body: Buffer, contentType: string): Promise<EmailRequest> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw new RefusedRequest('The form data is invalid');
    });
  const fields: Record<string, unknown> = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : describe(value)]),
  );
  const params = Object.entries(fields).filter(([name]) => !OWN_FIELDS.includes(name));
  return toEmail(fields, Object.fromEntries(params));
}

function toEmail(fields: Record<string, unknown>, params: Record<string, unknown>): EmailRequest {
  const [user_id, service_id, template_id] = REQUIRED.map((name) => {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
    throw new RefusedRequest(`The ${name} parameter is required`);
  }) as [string, string, string];
  const { lib_version } = fields;
  return {
    user_id,
    service_id,
    template_id,
    ...(typeof lib_version === 'string' && { lib_version }),
    template_params: params,
  };
}

function parseObject(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (isObject(value)) return value;
  } catch {
    // Not JSON: refused below like every other body that holds no object.
  }
  throw new RefusedRequest('The request body is invalid');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(file: File): string {
  return `${file.name} (${file.type || 'unknown type'}, ${file.size} bytes)`;
}
