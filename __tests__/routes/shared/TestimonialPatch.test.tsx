import { screen } from '@testing-library/react';
import { TestimonialPatch } from '../../../src/routes/shared/TestimonialPatch';
import { renderStyled } from '../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const testimonial = {
  slug: 'tea-stall',
  name: 'Nusrat Jahan',
  business: 'Owner, Cha Ghor',
  rating: 5,
  text: 'The cups are good.',
  initials: 'NJ',
  color: 'sky',
  portrait: null,
  work: null,
} as const;

test('initials stand in for a portrait', () => {
  renderStyled(<TestimonialPatch testimonial={testimonial} />);
  expect(screen.getByText('NJ')).toBeVisible();
});

test('with a portrait, there are no initials', () => {
  const portrait = { publicURL: '/nusrat.svg' };
  const { container } = renderStyled(
    <TestimonialPatch testimonial={{ ...testimonial, portrait }} />,
  );
  expect(screen.queryByText('NJ')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/nusrat.svg');
});
