import { expect, type Locator, type Page } from '@playwright/test';
import { other } from '../../../src/forms/rules';
import { entries, some, studio, t, titleOf } from './content';
import { hydrated } from './test';

export interface FormUnderTest {
  kind: 'inquiry' | 'intake' | 'contact';
  /** The page it is on. */
  path: string;
  /** Name of the form for those who hear it. */
  name: string;
  /** What a visitor fills in, by label. */
  fill: (form: Locator, message?: string) => Promise<void>;
  /** What arrives when that was filled in. */
  params: (message?: string) => Record<string, string>;
}

const person = { name: 'Mina Akter', email: 'mina@example.com' };
const hello = 'A sign for my shop.\nনমস্কার 🧵 <script>alert(1)</script> {{name}}';

async function fillPerson(form: Locator, message: string) {
  await form.getByLabel(t('forms:name')).fill(person.name);
  await form.getByLabel(t('forms:email')).fill(person.email);
  await form.getByLabel(t('forms:message')).fill(message);
}

/** What is chosen in the intake form: neither the first of its list nor, as a type of business, 'Other'. */
const service = titleOf(some(entries('services').slice(1), 'second service'));
const business = some(studio().businessTypes.slice(1), 'second type of business');

/** The three forms, each with what is filled in and what must arrive (docs/requirements.md#template-parameters). */
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

/** Works the sum out that a form asks, in whichever digits, as a person would. */
export async function solveSum(form: Locator): Promise<void> {
  await expect(form).toContainText(/\p{Nd} \+ \p{Nd}/u);
  const [, first = '', second = ''] = /(\p{Nd}+) \+ (\p{Nd}+)/u.exec(await form.innerText()) ?? [];
  await form.locator('[name=answer]').fill(String(toNumber(first) + toNumber(second)));
}

/** Takes digits of any script; Unicode has them in tens, each after its zero. */
function toNumber(digits: string): number {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  const latin = digits.replaceAll(/\p{Nd}/gu, (digit) => {
    let [value, code] = [0, digit.codePointAt(0) ?? 0];
    while (isDigit(code - 1)) [value, code] = [value + 1, code - 1];
    return String(value);
  });
  return Number(latin);
}

/** Opens the page of a form, and the form where it is behind a button; gives it once it works. */
export async function openForm(page: Page, { kind, path, name }: FormUnderTest): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  return findForm(page, kind, name);
}

/** Finds a form on a page that is open, and waits until it works. */
export async function findForm(page: Page, kind: string, name: string): Promise<Locator> {
  if (kind === 'inquiry')
    await page.getByRole('button', { name: t('home:otherIndustryTitle') }).click();
  const form = page.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: t('forms:send') })).toBeEnabled();
  return form;
}

/** Lets so much time pass that nobody is taken for a robot. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5000);
}

export const send = (form: Locator) => form.getByRole('button', { name: t('forms:send') }).click();
export const thanks = (page: Page) => page.getByRole('heading', { name: t('forms:thanksTitle') });
