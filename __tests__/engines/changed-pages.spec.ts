import {
  enlargingText,
  insertingBeforeInputs,
  linkingNumbers,
  translating,
  whenParsed,
} from '../site/helpers/change-page';
import { pagesOfParts } from '../site/helpers/pages';
import { makeSteady, workThrough, wordsOfMain } from '../site/helpers/work-through';
import { templateParams } from '../../src/forms/email-params';
import { person } from './helpers/forms';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

/* Others change the pages (__tests__/site/changed-pages-walk.spec.ts). */

const steady = `(${makeSteady.toString()})();`;
/** In the order in which a visitor meets them. */
const changes = [enlargingText, insertingBeforeInputs, linkingNumbers, translating].map(whenParsed);

for (const path of pagesOfParts())
  test(`${path} works while others change it`, path === '/' ? smoke : {}, async ({ visitor }) => {
    const visit = async () => {
      await visitor.opens(path);
      await visitor.asks(workThrough);
      return visitor.asks(wordsOfMain);
    };
    visitor.meets(steady);
    const untouched = await visit();
    expect(untouched).not.toBe('');
    visitor.meets([steady, ...changes].join(''));
    expect(await visit()).toBe(untouched);
    const seen = (main: HTMLElement) => [
      main.querySelectorAll('h1').length,
      main.matches(':has(font)'),
    ];
    await visitor.finds({ css: 'main' }, seen, [1, true]);
    const complaints = await visitor.complaints();
    expect(complaints.filter((one) => one.startsWith('error:'))).toEqual([]);
  });

test(
  'what is typed before scripts come is sent, though others change the page',
  smoke,
  async ({ visitor, mailbox }) => {
    const form: Wanted = { css: '#contact-form form' };
    visitor.meets([steady, ...changes].join(''));
    const release = visitor.holds('.js');
    await visitor.goesTo('/support/contact-us');
    for (const [name, text] of Object.entries(person))
      await visitor.types({ css: `[name=${name}]`, within: form }, text);
    release();
    await visitor.isReady();
    await visitor.clicks({ css: '[type=submit]', within: form });
    await visitor.doesNotSee(form);
    expect(await mailbox.read()).toEqual([templateParams('contact', person)]);
    const complaints = await visitor.complaints();
    expect(complaints.filter((one) => one.startsWith('error:'))).toEqual([]);
  },
);
