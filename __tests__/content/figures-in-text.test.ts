/** @jest-environment node */
import { z } from 'zod';
import { words } from '../../src/fields';
import { loadContent, parseFile } from '../../plugins/gatsby-transformer-content';
import { figureErrors, insertFigures } from '../../src/content/figures-in-text';
import { defaultLanguage } from '../../src/i18n/languages';
import { contentWith, fileWith } from '../helpers/content';
import { bn, fr } from '../helpers/languages';
import { setup } from '../../src/content/setup';

const schema = z.strictObject({ text: words() });
const entry = { plans: [{ slug: 'pro', price: 35 }, { slug: 'own' }] };

test.each([
  [defaultLanguage, '$35'],
  [bn, '৩৫'],
  [fr, '35'],
] as const)('in %s a sentence shows the price of the plan it names', (language, price) => {
  const filled = insertFigures('From {{pro}} a month.', entry, language);
  expect(filled).toContain(price);
  expect(filled).not.toContain('{{');
});

test('a sentence shows the rating in the digits of its language', () => {
  const rated = { claims: [{ value: 900 }, { value: 4.7, outOf: 5 }] };
  expect(insertFigures('Rated {{rating}}.', rated, 'en')).toBe('Rated 4.7/5.');
  expect(insertFigures('Rated {{rating}}.', rated, bn)).toBe('Rated ৪.৭/৫.');
});

test.each(['{{prö}}', '{{own}}'])('%s, which has no price, is an error', (name) => {
  const parsed = parseFile('x.yaml', Buffer.from(`text: 'From ${name}'\n`));
  const [error] = figureErrors({ parsed }, schema, entry);
  expect(error).toMatchObject({ line: 1, field: 'text' });
  expect(error?.message).toContain(name);
  expect(error?.hint).toContain('{{pro}}');
});

test('a translation may name the plans of its English entry, and no others', async () => {
  const product = fileWith('products', /price: [1-9]/);
  const french = product.replace('.yaml', '.fr.yaml');
  const root = await contentWith({
    [french]: "seo:\n  title: 'Dès {{zz-none}}'\n",
    [fileWith('benefits')]: "order: 1\nemblem: purse\ntitle: 'From {{pro}}'\ntext: Text.\n",
  });
  const { errors } = await loadContent(setup, root);
  expect(errors.map(({ file, field }) => [file, field]).sort()).toEqual(
    [
      [`content/${fileWith('benefits')}`, 'title'],
      [`content/${french}`, 'seo.title'],
    ].sort(),
  );
});
