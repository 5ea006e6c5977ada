import { initialValues } from './draft';
import { fieldNames, type FieldError, type FieldErrors, type FormKind, type Values } from './rules';

export interface FormOnPage {
  kind: FormKind;
  /** English path of the page. */
  page: string;
  /** Values from the page. They override a draft from another page. */
  initial: Values;
  /** Returns the values that the query asks for, if any. */
  fromQuery?: ((search: URLSearchParams) => Values) | undefined;
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

/** Returns the errors of the browser's own validation (docs/requirements.md#forms). Spaces alone are nothing. */
export function browserErrors(form: HTMLFormElement, names: readonly string[]): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const name of names) {
    const field = fieldOf(form, name);
    const isBlank = field?.required && field.value.trim() === '';
    if (isBlank || field?.validity.valueMissing) errors[name] = 'required';
    else if (field?.validity.typeMismatch) errors[name] = 'email';
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

/** Returns where a draft is typed: the path of the page, with what the query asks for. */
export function addressOf({ page, fromQuery }: FormOnPage): string {
  const asked = new URLSearchParams(fromQuery?.(new URLSearchParams(location.search))).toString();
  return asked ? `${page}?${asked}` : page;
}

/** Returns the values that a form starts with: its draft, and those of its page and the query. */
export function startValues(form: FormOnPage): Values {
  const asked = form.fromQuery?.(new URLSearchParams(location.search));
  return initialValues(form.kind, addressOf(form), { ...form.initial, ...asked });
}

/** Fills a form with the values it starts with, and returns them. What the visitor typed before hydration stays. */
export function restoreFields(
  form: HTMLFormElement,
  where: FormOnPage,
): { values: Values; typed: boolean } {
  const typed = Object.entries(readFields(form, where.kind)).filter(
    ([name, value]) => value !== '' && value !== where.initial[name],
  );
  const values = { ...startValues(where), ...Object.fromEntries(typed) };
  writeFields(form, values);
  return { values, typed: typed.length > 0 };
}
