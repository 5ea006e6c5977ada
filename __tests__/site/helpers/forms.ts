import { expect, type Locator, type Page } from '@playwright/test';
import { alive } from './test';

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
  await form.getByLabel('Your name').fill(person.name);
  await form.getByLabel('Email address').fill(person.email);
  await form.getByLabel('Your message').fill(message);
}

/** The three forms, each with what is filled in and what must arrive (spec §7). */
export const forms: FormUnderTest[] = [
  {
    kind: 'inquiry',
    path: '/',
    name: 'Tell Us About Your Business',
    fill: async (form, message = hello) => {
      await fillPerson(form, message);
      await form.getByLabel('Your industry').selectOption('Other');
      await form.getByLabel('What do you do?').fill('Kites & lanterns');
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
    name: 'Tell us what you need.',
    fill: async (form, message = hello) => {
      await fillPerson(form, message);
      await form.getByLabel('What do you need?').selectOption('UI/UX Design & Prototyping');
      await form.getByLabel('Type of business').selectOption('Café / Restaurant');
      await solveSum(form);
    },
    params: (message = hello) => ({
      ...person,
      message,
      title: 'UI/UX Design & Prototyping',
      service: 'UI/UX Design & Prototyping',
      business: 'Café / Restaurant',
    }),
  },
  {
    kind: 'contact',
    path: '/support/contact-us',
    name: 'Write to us here',
    fill: async (form, message = hello) => fillPerson(form, message),
    params: (message = hello) => ({ ...person, message, title: 'Contact Us' }),
  },
];

/** Works the sum out that a form asks, in whichever digits, as a person would. */
export async function solveSum(form: Locator): Promise<void> {
  const [, first = '', second = ''] = /(\p{Nd}+) \+ (\p{Nd}+)/u.exec(await form.innerText()) ?? [];
  await form.locator('[name=answer]').fill(String(toNumber(first) + toNumber(second)));
}

/** Takes Latin or Bengali digits. */
function toNumber(digits: string): number {
  return Number(digits.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)));
}

/** Opens the page of a form, and the form where it is behind a button; gives it once it works. */
export async function openForm(page: Page, { kind, path, name }: FormUnderTest): Promise<Locator> {
  await page.goto(path);
  await alive(page);
  return findForm(page, kind, name);
}

/** Finds a form on a page that is open, and waits until it works. */
export async function findForm(page: Page, kind: string, name: string): Promise<Locator> {
  if (kind === 'inquiry')
    await page.getByRole('button', { name: "Don't See Your Industry?" }).click();
  const form = page.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Send message' })).toBeEnabled();
  return form;
}

/** Lets so much time pass that nobody is taken for a robot. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(5000);
}

export const send = (form: Locator) => form.getByRole('button', { name: 'Send message' }).click();
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you. We have your message.' });
