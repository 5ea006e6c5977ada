import { matches } from '../../../../src/routes/support/faq/match';

const entry = {
  question: 'How long does it take?',
  answer: ['Most projects are done within 30 business days.', 'Un café, আপনার প্রকল্প।'],
};

test.each(['', ' ', 'LONG', 'business days', 'days take', 'cafe', 'CAFÉ', 'প্রকল্প'])(
  "'%s' finds it",
  (typed) => expect(matches(entry, typed)).toBe(true),
);

test.each(['refund', 'long refund', 'প্রকল্পকে'])("'%s' does not", (typed) => {
  expect(matches(entry, typed)).toBe(false);
});
