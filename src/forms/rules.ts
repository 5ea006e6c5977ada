/** The three forms that send a message (docs/requirements.md#forms). */
export type FormKind = 'inquiry' | 'intake' | 'contact';

/** What the fields of a form hold, by name, as typed. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with a field. */
export type FieldError = 'required' | 'email' | 'tooLong';

/** FieldErrors by name of the field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The option that asks for more words (docs/requirements.md#forms). */
export const other = 'Other';

/** Characters at most. The service takes 50 kB a message, and a character has up to four bytes. */
export const limits: Readonly<Record<string, number>> = {
  name: 200,
  email: 254,
  otherIndustry: 200,
  subject: 200,
  message: 10_000,
};

/** The fields that a visitor sees, in their order. */
export const fieldNames: Record<FormKind, readonly string[]> = {
  inquiry: ['name', 'email', 'industry', 'otherIndustry', 'message'],
  intake: ['name', 'email', 'business', 'service', 'message'],
  contact: ['name', 'email', 'subject', 'message'],
};

/** Text, @, text, dot, text (docs/requirements.md#forms). */
const looseEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const required: Record<FormKind, readonly string[]> = {
  inquiry: ['name', 'email', 'industry', 'otherIndustry', 'message'],
  intake: ['name', 'email', 'service'],
  contact: ['name', 'email', 'message'],
};

/** Tells whether a field must be filled in, given what the others hold (docs/requirements.md#forms). */
export function isRequired(kind: FormKind, name: string, values: Values): boolean {
  if (name === 'otherIndustry' && values['industry'] !== other) return false;
  return required[kind].includes(name);
}

/** Characters as people count them by code points: an emoji is not two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** How many characters a field may still take; negative when it holds too many. Infinity without a limit. */
export function charactersLeft(name: string, value: string): number {
  return (limits[name] ?? Infinity) - countCharacters(value);
}

/**
 * Finds what is wrong with a form (docs/requirements.md#forms). The loose pattern is the inquiry's; the other two forms have their email address judged
 * by the browser, as the specification asks.
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
