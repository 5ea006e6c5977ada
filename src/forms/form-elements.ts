import { initialValues } from './draft';
import { fieldNames, type FieldError, type FieldErrors, type FormKind, type Values } from './rules';

export interface FormOnPage {
  kind: FormKind;
  /** English path of the page. */
  page: string;
  /** Values from the page. They override a draft from another page. */
  initial: Values;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const element = form.elements.namedItem(name);
  return element instanceof Element && 'value' in element ? (element as Field) : undefined;
}

/** Returns the values of the fields as they were typed. */
export function readFields(form: HTMLFormElement, kind: FormKind): Values {
  const filled = fieldNames[kind].flatMap((name) => {
    const field = fieldOf(form, name);
    return field ? [[name, field.value]] : [];
  });
  return Object.fromEntries(filled) as Values;
}

/** Writes values into the fields that exist. */
export function writeFields(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field && field.value !== value) field.value = value;
  }
}

/** Returns the errors of the browser's own validation (docs/requirements.md#forms). */
export function browserErrors(form: HTMLFormElement, names: readonly string[]): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const name of names) {
    const validity = fieldOf(form, name)?.validity;
    if (validity?.valueMissing) errors[name] = 'required';
    else if (validity?.typeMismatch) errors[name] = 'email';
  }
  return errors;
}

export function withoutErrors(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Moves the focus to the first of the named fields that has an error. */
export function focusFirst(
  form: HTMLFormElement,
  names: readonly string[],
  errors: FieldErrors,
): void {
  const first = names.find((name) => errors[name]);
  if (first) fieldOf(form, first)?.focus();
}

/**
 * Fills a form with its draft and the values of its page, and returns the values. What the visitor typed before hydration stays.
 */
export function restoreFields(
  form: HTMLFormElement,
  { kind, page, initial }: FormOnPage,
): { values: Values; typed: boolean } {
  const typed = Object.entries(readFields(form, kind)).filter(
    ([name, value]) => value !== '' && value !== initial[name],
  );
  const values = { ...initialValues(kind, page, initial), ...Object.fromEntries(typed) };
  writeFields(form, values);
  return { values, typed: typed.length > 0 };
}
