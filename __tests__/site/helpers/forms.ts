import { expect, type Locator, type Page } from '@playwright/test';
import { other } from '../../../src/forms/rules';
import { entries, some, studio, t, titleOf } from './content';
import { hydrated } from './test';

export interface FormUnderTest {
  kind: 'inquiry' | 'intake' | 'contact';
  /** The page it is on. */
  path: string;
  /** The accessible name of the form. */
  name: string;
  /** The values by label. */
  fill: (form: Locator, message?: string) => Promise<void>;
  /** The expected template parameters. */
  params: (message?: string) => Record<string, string>;
}

const person = { name: 'Mina Akter', email: 'mina@example.com' };
const hello = 'A sign for my shop.\nনমস্কার 🧵 <script>alert(1)</script> {{name}}';

async function fillPerson(form: Locator, message: string) {
  await form.getByLabel(t('forms:name')).fill(person.name);
  await form.getByLabel(t('forms:email')).fill(person.email);
  await form.getByLabel(t('forms:message')).fill(message);
}

/** The selected options in the intake form: not the first one, and not 'Other'. */
const service = titleOf(some(entries('services').slice(1), 'second service'));
const business = some(studio().businessTypes.slice(1), 'second type of business');

/** The three forms with values and expected parameters (docs/requirements.md#template-parameters). */
export const forms: FormUnderTest[] = [
  {
    kind: 'inquiry',
    path: '/',
    name: t('home:inquiryTitle'),
    fill: async (form, message = hello) => {
      await fillPerson(form, message);
      await form.getByLabel(t('forms:industry')).selectOption(other);
      await form.getByLabel(t('forms:otherIndustry')).fill('Kites & lanterns');
    },
    params: (message = hello) => ({
      ...person,
      message,
      title: 'Tell Us About Your Business',
      industry: 'Kites & lanterns',
    }),
  },
  {
    kind: 'intake',
    path: '/',
    name: t('service:intakeTitle'),
    fill: async (form, message = hello) => {
      await fillPerson(form, message);
      await form.getByLabel(t('forms:service')).selectOption(service);
      await form.getByLabel(t('forms:business')).selectOption(business);
      await solveSum(form);
    },
    params: (message = hello) => ({
      ...person,
      message,
      title: service,
      service,
      business,
    }),
  },
  {
    kind: 'contact',
    path: '/support/contact-us',
    name: t('support:contactFormTitle'),
    fill: async (form, message = hello) => fillPerson(form, message),
    params: (message = hello) => ({ ...person, message, title: 'Contact Us' }),
  },
];

/** Solves the sum of a form, in the digits of any language. */
export async function solveSum(form: Locator): Promise<void> {
  await expect(form).toContainText(/\p{Nd} \+ \p{Nd}/u);
  await form.locator('[name=answer]').fill(answerIn(await form.innerText()));
}

/** Returns the answer to the sum in a text. */
export function answerIn(text: string): string {
  const [, first = '', second = ''] = /(\p{Nd}+) \+ (\p{Nd}+)/u.exec(text) ?? [];
  return String(toNumber(first) + toNumber(second));
}

/** Parses digits of any script. Unicode has ten in a row, starting with zero. */
function toNumber(digits: string): number {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  const latin = digits.replaceAll(/\p{Nd}/gu, (digit) => {
    let [value, code] = [0, digit.codePointAt(0) ?? 0];
    while (isDigit(code - 1)) [value, code] = [value + 1, code - 1];
    return String(value);
  });
  return Number(latin);
}

/** Opens the page of a form, and its dialog if there is one. Returns the hydrated form. */
export async function openForm(page: Page, { kind, path, name }: FormUnderTest): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  return findForm(page, kind, name);
}

/** Returns a form of the open page when it is hydrated. */
export async function findForm(page: Page, kind: string, name: string): Promise<Locator> {
  if (kind === 'inquiry')
    await page.getByRole('button', { name: t('home:otherIndustryTitle') }).click();
  const form = page.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: t('forms:send') })).toBeEnabled();
  return form;
}

export const send = (form: Locator) => form.getByRole('button', { name: t('forms:send') }).click();
export const thanks = (page: Page) => page.getByRole('heading', { name: t('forms:thanksTitle') });
