import fc from 'fast-check';
import { contactPath } from '../../../../src/i18n/page-paths';
import {
  readSubject,
  readSubjectKind,
} from '../../../../src/sections/support/contact/subject-in-query';

const read = (search: string) => readSubject(new URLSearchParams(search));

test.each(['call', 'plan'] as const)('a link about a %s brings its subject and kind', (kind) => {
  const { searchParams } = new URL(contactPath(kind, 'Café & Co: 50% + 1'), 'http://site');
  expect(readSubject(searchParams)).toBe('Café & Co: 50% + 1');
  expect(readSubjectKind(searchParams)).toBe(kind);
});

test.each(['', '?for=', '?for=toString'])("'%s' names no kind", (search) => {
  expect(readSubjectKind(new URLSearchParams(search))).toBeUndefined();
});

test('the subject of the address is taken, in any script', () => {
  expect(read('?subject=SCHEDULE%20A%20CALL')).toBe('SCHEDULE A CALL');
  expect(read(`?subject=${encodeURIComponent('একটি কল')}`)).toBe('একটি কল');
});

test.each(['', '?subject=', '?subject=%20%0A', '?other=x'])("'%s' names none", (search) => {
  expect(read(search)).toBeUndefined();
});

test('whatever is asked for, it is one short line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (typed) => {
      const subject = read(`?subject=${encodeURIComponent(typed)}`) ?? '';
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject.length).toBeLessThanOrEqual(120);
    }),
  );
});
