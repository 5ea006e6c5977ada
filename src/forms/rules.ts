/** The three forms that send a message (docs/requirements.md#forms). */
export type FormKind = 'inquiry' | 'intake' | 'contact';

/** The values of the fields by name, as typed. */
export type Values = Readonly<Record<string, string>>;

/** The error of a field. */
export type FieldError = 'required' | 'email' | 'tooLong';

export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The option that shows another field (docs/requirements.md#forms). */
export const other = 'Other';

/** The most characters of a field. The service takes 50 kB for a message, and a character has up to four bytes. */
export const limits: Readonly<Record<string, number>> = {
  name: 200,
  email: 254,
  otherIndustry: 200,
  subject: 200,
  message: 10_000,
};

/**
 * The fields with an input. The first invalid one in this order gets the focus. The intake form also saves and sends `tier`, the chosen
 * package, which has no input (`useChosenTier.ts`).
 */
export const fieldNames = {
  inquiry: ['name', 'email', 'industry', 'otherIndustry', 'message'],
  intake: ['name', 'email', 'business', 'service', 'message'],
  contact: ['name', 'email', 'subject', 'message'],
} as const satisfies Record<FormKind, readonly string[]>;

export type FieldName = (typeof fieldNames)[FormKind][number];

/** Text, @, text, dot, text (docs/requirements.md#forms). */
const looseEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

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

/**
 * Returns the errors of a form (docs/requirements.md#forms). Only the inquiry checks the email address with this pattern. The browser
 * validates it in the other two forms.
 */
export function findErrors(kind: FormKind, values: Values): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const name of fieldNames[kind]) {
    const value = values[name] ?? '';
    if (isRequired(kind, name, values) && value.trim() === '') errors[name] = 'required';
    else if (charactersLeft(name, value) < 0) errors[name] = 'tooLong';
    else if (kind === 'inquiry' && name === 'email' && !looseEmail.test(value.trim()))
      errors[name] = 'email';
  }
  return errors;
}
