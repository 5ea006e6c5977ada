/** @jest-environment node */
import fc from 'fast-check';
import { classify, tidyEntry } from '../../src/content/files';

test.each([
  ['services/web.design.fr.yaml', 'services/web-design.fr.yaml'],
  ['services/Web_Design.yml', 'services/web-design.yaml'],
  ['faq/_cost.yaml', 'faq/cost.yaml'],
  ['faq/cost-.ja.yaml', 'faq/cost.ja.yaml'],
  ['faq/cost.fr.yaml', 'faq/cost.fr.yaml'],
])('%s is called %s', (file, tidy) => {
  expect(tidyEntry(file)).toBe(tidy);
});

test.each(['faq/old/cost.yaml', 'faq/Old/Cost.yaml'])('of %s its folder is said', (file) => {
  expect(classify(file)).toMatch(/folder within a folder/);
});

test('a wrong file name has the right name as a hint', () => {
  expect(classify('faq/a.b.zz.yaml')).toMatch(/'zz' is no language/);
  expect(classify('Some Thing.yaml')).toMatch(/move the file into its collection/);
});

test('whatever an entry is called, fixing it is promised where it does something', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w .À-ÿ-]+$/), (name) => {
      const file = `faq/${name}.yaml`;
      const held = classify(file);
      if (typeof held !== 'string' || !held.includes('--fix')) return;
      expect(tidyEntry(file)).not.toBe(file);
      expect(typeof classify(tidyEntry(file))).toBe('object');
    }),
  );
});
