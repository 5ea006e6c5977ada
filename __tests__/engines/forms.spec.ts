import { entries, some, studio, t, titleOf } from '../site/helpers/content';
import { other } from '../../src/forms/rules';
import { templateParams } from '../../src/forms/params';
import { expect, smoke, test } from './helpers/test';
import type { Visitor, Wanted } from './helpers/visitor';

const person = {
  name: 'Mina Akter',
  email: 'mina@example.com',
  message: 'A sign for my shop.\nনমস্কার 🧵 <b>é</b> {{name}}',
};

interface Form {
  kind: 'inquiry' | 'intake' | 'contact';
  path: string;
  /** How the service fails first. */
  error: { kind: string; status?: number };
  name: string;
  /** Fills in what the person's fields do not hold; gives the values by the names of the fields. */
  fill: (visitor: Visitor, form: Wanted) => Promise<Record<string, string>>;
}

const forms: Form[] = [
  {
    kind: 'inquiry',
    path: '/',
    error: { kind: 'status', status: 500 },
    name: t('home:inquiryTitle'),
    fill: async (visitor, within) => {
      await visitor.picks(
        { role: 'combobox', name: t('forms:industry'), within },
        t('forms:other'),
      );
      const otherIndustry = 'Kites & lanterns';
      await visitor.types(
        { role: 'textbox', name: t('forms:otherIndustry'), within },
        otherIndustry,
      );
      return { industry: other, otherIndustry };
    },
  },
  {
    kind: 'intake',
    path: '/',
    error: { kind: 'reset' },
    name: t('service:intakeTitle'),
    fill: async (visitor, within) => {
      const first = some(entries('services'), 'service');
      const service = titleOf(first);
      const business = studio().businessTypes.at(-1) ?? '';
      await visitor.picks({ role: 'combobox', name: t('forms:service'), within }, service);
      await visitor.picks({ role: 'combobox', name: t('forms:business'), within }, business);
      await solvesSum(visitor, within);
      return { service, business };
    },
  },
  {
    kind: 'contact',
    path: '/support/contact-us',
    error: { kind: 'reset' },
    name: t('support:contactFormTitle'),
    fill: () => Promise.resolve({}),
  },
];

for (const { kind, path, error, name, fill } of forms)
  test.describe(`the ${kind} form`, () => {
    /** Opens and fills in the form; gives it, and what must arrive. */
    async function filledIn(visitor: Visitor) {
      const form: Wanted = { role: 'form', name };
      await visitor.opens(path);
      if (kind === 'inquiry')
        await visitor.clicks({ role: 'button', name: t('home:otherIndustryTitle') });
      else await visitor.hovers({ role: 'heading', name });
      const send: Wanted = { role: 'button', name: t('forms:send'), within: form };
      await visitor.finds(send, (button) => (button as HTMLButtonElement).disabled, false);
      const field = (label: string): Wanted => ({ role: 'textbox', name: label, within: form });
      await visitor.types(field(t('forms:name')), person.name);
      await visitor.types(field(t('forms:email')), person.email);
      await visitor.types(field(t('forms:message')), person.message);
      const more = await fill(visitor, form);
      // So much time passes that nobody is taken for a robot.
      await visitor.asks(() => {
        const { now } = Date;
        Date.now = () => now() + 5000;
      });
      return {
        form,
        send,
        message: field(t('forms:message')),
        params: templateParams(kind, { ...person, ...more }),
      };
    }

    test(
      'sends one message and thanks',
      kind === 'contact' ? smoke : {},
      async ({ visitor, mailbox }) => {
        const { form, send, params } = await filledIn(visitor);
        await visitor.clicks(send);
        await visitor.finds(thanks, isFocused, true);
        await visitor.misses(form);
        expect(await mailbox.read()).toEqual([params]);
        expect(await visitor.complaints()).toEqual([]);
      },
    );

    test('keeps every word when the first try fails, and the next gets through', async ({
      visitor,
      mailbox,
    }) => {
      await mailbox.fail(error);
      const { form, send, message, params } = await filledIn(visitor);
      await visitor.clicks(send);
      await visitor.until(async () =>
        (await visitor.reads({ role: 'alert', within: form }, text)).some((words) =>
          words.includes(t('forms:failed')),
        ),
      );
      await visitor.finds(message, (field) => (field as HTMLTextAreaElement).value, person.message);
      expect(await mailbox.read()).toEqual([]);
      await mailbox.fail({ kind: 'none' });
      await visitor.clicks(send);
      await visitor.finds(thanks, isFocused, true);
      expect(await mailbox.read()).toEqual([params]);
    });
  });

const text = (element: HTMLElement) => element.textContent;
const isFocused = (element: HTMLElement) => element === document.activeElement;
const thanks: Wanted = { role: 'heading', name: t('forms:thanksTitle') };

/** Works the sum out that a form asks. */
async function solvesSum(visitor: Visitor, within: Wanted): Promise<void> {
  const answer: Wanted = { css: '[name=answer]', within };
  const [sum = 0] = await visitor.reads(answer, (field) =>
    ((field as HTMLInputElement).labels?.[0]?.textContent.match(/\d+/g) ?? [])
      .map(Number)
      .reduce((one, two) => one + two, 0),
  );
  await visitor.types(answer, String(sum));
}
