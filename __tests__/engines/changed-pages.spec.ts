import {
  enlargingText,
  insertingBeforeInputs,
  linkingNumbers,
  translating,
  whenParsed,
} from '../site/helpers/change-page';
import { pagesOfParts } from '../site/helpers/pages';
import { makeSteady, workThrough, wordsOfMain } from '../site/helpers/work-through';
import { expect, smoke, test } from './helpers/test';

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
