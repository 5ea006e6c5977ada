/** @jest-environment node */
import fc from 'fast-check';
import { setup } from '../../src/content/setup';
import { classify, tidyEntry } from '../../plugins/gatsby-transformer-content';

test.each([
  ['services/web.design.fr.yaml', 'services/web-design.fr.yaml'],
  ['services/Web_Design.yml', 'services/web-design.yaml'],
  ['faq/cost.yaml.txt', 'faq/cost.yaml'],
  ['faq/_cost.yaml', 'faq/cost.yaml'],
  ['faq/cost-.ja.yaml', 'faq/cost.ja.yaml'],
  ['faq/cost.fr.yaml', 'faq/cost.fr.yaml'],
])('%s is called %s', (file, tidy) => {
  expect(tidyEntry(file)).toBe(tidy);
});

test.each(['faq/old/cost.yaml', 'faq/Old/Cost.yaml'])('%s gets a hint about its folder', (file) => {
  expect(classify(setup, file)).toMatch(/no folders with entries inside/);
});

test('a wrong file name has the right name as a hint', () => {
  expect(classify(setup, 'faq/a.b.zz.yaml')).toMatch(/'zz' is not a language/);
  expect(classify(setup, 'Some Thing.yaml')).toMatch(/Move the file into a folder/);
});

test('whatever an entry is called, fixing it is promised where it does something', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w .À-ÿ-]+$/), (name) => {
      const file = `faq/${name}.yaml`;
      const held = classify(setup, file);
      if (typeof held !== 'string' || !held.includes('--fix')) return;
      expect(tidyEntry(file)).not.toBe(file);
      expect(typeof classify(setup, tidyEntry(file))).toBe('object');
    }),
  );
});
