import { screen } from '@testing-library/react';
import { TestimonialPatch } from '../../../src/sections/shared/TestimonialPatch';
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

test('a portrait comes from the image pipeline, and initials stand behind it if it does not load', () => {
  const images = { fallback: { src: '/nusrat.webp' }, sources: [] };
  const gatsbyImageData = { images, width: 64, height: 64, layout: 'fixed' } as const;
  const portrait = { childImageSharp: { gatsbyImageData } };
  const { container } = renderStyled(
    <TestimonialPatch testimonial={{ ...testimonial, portrait }} />,
  );
  expect(screen.getByText('NJ')).toBeVisible();
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/nusrat.webp');
  expect(image).toHaveAttribute('alt', '');
});
