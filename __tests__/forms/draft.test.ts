import {
  clearDraft,
  draftMaxAge,
  keepDraft,
  readDraft,
  saveDraft,
  initialValues,
  deleteExpiredDrafts,
} from '../../src/forms/draft';

const start = 1_000_000;
beforeEach(() => localStorage.clear());

const draftOf = (values: unknown) => JSON.stringify({ values, page: '/', savedAt: start });

test('a draft is kept with its page', () => {
  saveDraft('contact', '/support/contact-us', { name: 'M' }, start);
  saveDraft('contact', '/support/contact-us', { name: 'Mina' }, start + 5000);
  expect(readDraft('contact', start + 6000)).toEqual({
    values: { name: 'Mina' },
    page: '/support/contact-us',
    savedAt: start + 5000,
  });
  expect(readDraft('intake', start)).toBeUndefined();
});

test('a draft is deleted after a day, when it is read or cleaned up', () => {
  saveDraft('contact', '/', { name: 'Mina' }, start);
  saveDraft('inquiry', '/', { name: 'Mina' }, start);
  saveDraft('intake', '/', { name: 'Mina' }, start + draftMaxAge);
  expect(readDraft('contact', start + draftMaxAge - 1)).toBeDefined();
  expect(readDraft('contact', start + draftMaxAge)).toBeUndefined();
  expect(localStorage).toHaveLength(2);
  deleteExpiredDrafts(start + draftMaxAge);
  expect(localStorage).toHaveLength(1);
  expect(readDraft('intake', start + draftMaxAge)).toBeDefined();
});

test('a draft of a clock that was wrong does not live until its time has come', () => {
  saveDraft('contact', '/', { name: 'Mina' }, start + 365 * draftMaxAge);
  saveDraft('inquiry', '/', { name: 'Mina' }, start + 60_000);
  deleteExpiredDrafts(start);
  expect(readDraft('contact', start)).toBeUndefined();
  // A clock that is a little ahead loses nothing.
  expect(readDraft('inquiry', start)).toBeDefined();
});

test('an empty form and a sent one leave nothing', () => {
  saveDraft('contact', '/', { name: 'Mina' }, start);
  saveDraft('contact', '/', { name: '', message: '' }, start);
  expect(localStorage).toHaveLength(0);
  saveDraft('contact', '/', { name: 'Mina' }, start);
  clearDraft('contact', { name: 'Mina' });
  expect(localStorage).toHaveLength(0);
});

test('what another tab has saved since is neither deleted nor replaced', () => {
  saveDraft('contact', '/', { name: 'Rahim' }, start);
  clearDraft('contact', { name: 'Mina' });
  keepDraft('contact', '/', { name: 'Mina' }, start + 1);
  expect(readDraft('contact', start)?.values).toEqual({ name: 'Rahim' });
});

test('a form that is left saves its own draft again, which stays that of its address', () => {
  keepDraft('contact', '/', { name: 'Mina' }, start);
  saveDraft('intake', '/services/x?package=pro', { name: 'Mina' }, start + 2 * draftMaxAge);
  keepDraft('intake', '/services/x', { name: 'Mina' }, start);
  expect(readDraft('contact', start)).toMatchObject({ values: { name: 'Mina' }, page: '/' });
  expect(readDraft('intake', start)?.page).toBe('/services/x?package=pro');
});

test.each(['', '{', 'null', '[]', ...[{ name: 1 }, null, undefined, 'M'].map(draftOf)])(
  'what is no draft is thrown away: %s',
  (text) => {
    localStorage.setItem('draft:intake', text);
    expect(readDraft('intake', start)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  },
);

test('where storage is refused, a draft lasts as long as the page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft('inquiry', '/', { name: 'Mina' }, start);
  expect(readDraft('inquiry', start)?.values).toEqual({ name: 'Mina' });
  clearDraft('inquiry', { name: 'Mina' });
  expect(readDraft('inquiry', start)).toBeUndefined();
  refuse.mockRestore();
});

test('a form starts with its draft; a page’s own values go before a draft from another page', () => {
  expect(initialValues('intake', '/services/x', { service: 'X' })).toEqual({ service: 'X' });
  const draft = { name: 'Mina', service: 'Y', package: 'Premium' };
  saveDraft('intake', '/services/x', draft);
  expect(initialValues('intake', '/services/x', { service: 'X' })).toEqual(draft);
  const elsewhere = initialValues('intake', '/services/z', { service: 'Z' });
  expect(elsewhere).toEqual({ name: 'Mina', service: 'Z', package: '' });
});
