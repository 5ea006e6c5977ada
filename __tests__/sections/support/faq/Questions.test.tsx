import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { Questions } from '../../../../src/sections/support/faq/Questions';
import { renderStyled } from '../../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const questions = [
  { slug: 'price', question: 'How much?', answer: ['About the price.'] },
  { slug: 'time', question: 'How long?', answer: ['About the time.'] },
];

const showAt = (hash: string) => {
  window.history.replaceState(null, '', hash);
  return renderStyled(<Questions questions={questions} />);
};

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('an address that names a question opens it alone', () => {
  showAt('#question-time');
  expect(screen.getByText('About the time.')).toBeVisible();
  expect(screen.getByText('About the price.')).not.toBeVisible();
});

test.each(['#50%', '#%E0%A4%A', '#nothing', '#'])('%s opens nothing and breaks nothing', (hash) => {
  showAt(hash);
  expect(screen.getByText('About the time.')).not.toBeVisible();
  expect(screen.getByText('About the price.')).not.toBeVisible();
});

test('whatever stands behind the hash, the questions are shown', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { unmount } = showAt(`#${text}`);
      expect(screen.getAllByRole('group')).toHaveLength(questions.length);
      unmount();
    }),
  );
});
