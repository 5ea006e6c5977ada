import { cleanEmail, cleanText, visible } from './clean';
import { initialValues } from './draft';
import {
  charactersLeft,
  fieldNames,
  isEmail,
  type FieldError,
  type FieldErrors,
  type FormKind,
  type Values,
} from './rules';

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

const notFilledIn = ['hidden', 'submit', 'button', 'reset', 'image']
  .map((type) => `[type=${type}]`)
  .join();

/** Whether a visitor can fill it in. An extension or a proxy may have added a hidden field or a button with any name. */
const isField = (element: Element): element is Field =>
  element.matches(`input:not(${notFilledIn}), textarea, select`);

const fieldsOf = (form: HTMLFormElement): Field[] => Array.from(form.elements).filter(isField);

export const fieldOf = (form: HTMLFormElement, wanted: string): Field | undefined =>
  fieldsOf(form).find(({ name }) => name === wanted);

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

const takesEmail = ({ inputMode }: Field) => inputMode === 'email';

/** Returns the value of a field without what must not be in it. A password stays as it is. */
function cleanValue(field: Field): string {
  if (takesEmail(field)) return cleanEmail(field.value);
  return /^text(area)?$/.test(field.type) ? cleanText(field.value) : field.value;
}

/** Cleans what is typed, in its fields: the visitor sees what is judged and sent. */
export function cleanFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const cleaned = cleanValue(field);
    if (cleaned !== field.value) field.value = cleaned;
  }
}

/** Returns what is wrong with a field (docs/requirements.md#forms). What nobody can see is nothing. */
function errorOf(field: Field): FieldError | undefined {
  const { name, value, required, validity } = field;
  if (required && (validity.valueMissing || !visible(value))) return 'required';
  if (charactersLeft(name, value) < 0) return 'tooLong';
  return takesEmail(field) && value && !isEmail(value) ? 'email' : undefined;
}

/** Returns the errors of a form by the names of its fields, in their order. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const error = field.name && errorOf(field);
      return error ? [[field.name, error]] : [];
    }),
  );
}

export function withoutErrors<E>(
  errors: Readonly<Record<string, E>>,
  names: readonly string[],
): Readonly<Record<string, E>> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Moves the focus to the first field that has an error. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const [first] = Object.keys(errors);
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
