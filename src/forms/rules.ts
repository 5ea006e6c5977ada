/** The three forms that send a message (docs/requirements.md#forms). */
export type FormKind = 'inquiry' | 'intake' | 'contact';

/** The values of the fields by name, as typed. */
export type Values = Readonly<Record<string, string>>;

/** The error of a field. */
export type FieldError = 'required' | 'email' | 'tooLong';

export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The option that shows another field (docs/requirements.md#forms). */
export const other = 'Other';

/** Name of the hidden field. Only bots fill it in. */
export const honeypotName = 'website';

/** The most characters of a field. The service takes 50 kB for a message, and a character has up to four bytes. */
export const limits: Readonly<Record<string, number>> = {
  name: 200,
  email: 254,
  otherIndustry: 200,
  subject: 200,
  message: 10_000,
};

/** The fields with an input. CONTRIBUTING.md lists what else a new one needs. The intake form also saves and sends `package`, the chosen package, which has no input (`useChosenPackage.ts`). */
export const fieldNames = {
  inquiry: ['name', 'email', 'industry', 'otherIndustry', 'message'],
  intake: ['name', 'email', 'business', 'service', 'message'],
  contact: ['name', 'email', 'subject', 'message'],
} as const satisfies Record<FormKind, readonly string[]>;

export type FieldName = (typeof fieldNames)[FormKind][number];

/** Text, @, text, dot, text (docs/requirements.md#forms). Letters may be of any script. An apostrophe may only be in a name, and nothing but letters, digits and hyphens after the last dot. */
const emailPattern = /^[^@]+@[^@']+\.[\p{L}\p{M}\p{N}-]+$/u;

/** Typing errors, and what is left of a wrong encoding. */
const notInEmail = /[\s,;:<>()[\]"\\\p{Pi}\p{Pf}\ufffd]|\.\.|@\./u;

/** Returns whether a text can be an email address, in every form. Clean it first (clean.ts). */
export const isEmail = (text: string): boolean => emailPattern.test(text) && !notInEmail.test(text);

const required: { [Kind in FormKind]: readonly (typeof fieldNames)[Kind][number][] } = {
  inquiry: ['name', 'email', 'industry', 'otherIndustry', 'message'],
  intake: ['name', 'email', 'service'],
  contact: ['name', 'email', 'message'],
};

/** Returns whether a field is required, given the other values (docs/requirements.md#forms). */
export function isRequired(kind: FormKind, name: string, values: Values): boolean {
  if (name === 'otherIndustry' && values['industry'] !== other) return false;
  return (required[kind] as readonly string[]).includes(name);
}

/** Returns how many characters are left: negative above the limit, Infinity without one. An emoji counts as one. */
export function charactersLeft(name: string, value: string): number {
  return (limits[name] ?? Infinity) - Array.from(value).length;
}
