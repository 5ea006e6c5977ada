import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { amended, isPart } from '../../../tools/guide/amend';

const file = `# A note.
title: One # of two
hero: { badge: B, text: T }
plans:
  - slug: small
    price: 1
  - slug: large
    price: 9
tags:
  - a
`;

const after = (part: string): unknown => parse(amended(file, part));

test('a part is told from a whole file by its first line', () => {
  expect(isPart('# …\ntitle: x\n')).toBe(true);
  expect(isPart('title: x\n# …\n')).toBe(false);
});

test('a field is changed, its group keeps the others, and notes stay', () => {
  const part = '# …\ntitle: Two\nhero:\n  text: New\n';
  expect(after(part)).toMatchObject({ title: 'Two', hero: { badge: 'B', text: 'New' } });
  expect(amended(file, part)).toContain('# A note.');
});

test('a list is replaced, unless what is there stays', () => {
  expect(after('# …\ntags:\n  - b\n')).toMatchObject({ tags: ['b'] });
  expect(after('# …\ntags:\n  # …\n  - b\n  - null\n')).toMatchObject({ tags: ['a', 'b', null] });
});

test('an item that begins like one that is there changes it, another comes last', () => {
  const part = '# …\nplans:\n  # …\n  - slug: large\n    price: 8\n  - slug: huge\n';
  expect(after(part)).toMatchObject({
    plans: [{ slug: 'small', price: 1 }, { slug: 'large', price: 8 }, { slug: 'huge' }],
  });
});

test('a part that says what the file says changes nothing', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const data = fc.dictionary(word, fc.oneof(word, fc.integer(), fc.array(word, { minLength: 1 })));
  fc.assert(
    fc.property(data, (value) => {
      const text = stringify(value);
      expect(parse(amended(text, `# …\n${text}`))).toEqual(value);
    }),
  );
});
