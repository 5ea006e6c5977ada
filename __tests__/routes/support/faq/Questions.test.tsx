import { fireEvent, screen } from '@testing-library/react';
import { Questions } from '../../../../src/routes/support/faq/Questions';
import { renderStyled } from '../../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `q${index}`,
    question: `Question ${index}`,
    answer: [index === 2 ? 'Zebras sew.' : 'Nobody sews.'],
  }));

beforeEach(() => {
  document.documentElement.dataset['scripting'] = 'on';
});

test('a few questions have no search', () => {
  renderStyled(<Questions questions={questions(7)} number={String} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a search shows matching questions, opened', () => {
  renderStyled(<Questions questions={questions(8)} number={String} />);
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zebras' } });
  const shown = screen.getAllByRole('group');
  expect(shown).toHaveLength(1);
  expect(shown[0]).toHaveAttribute('open');
  expect(shown[0]).toHaveTextContent('Question 2');
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(screen.getAllByRole('group')).toHaveLength(8);
});
