import { screen } from '@testing-library/react';
import { Photo } from '../../src/components/Photo';
import { renderStyled } from '../helpers/render';

const photo = (width: number, height: number) => {
  const images = { fallback: { src: '/sign.jpg', srcSet: '/sign.jpg 400w' }, sources: [] };
  const gatsbyImageData = { images, width, height, layout: 'constrained' } as const;
  return { src: { childImageSharp: { gatsbyImageData } }, alt: 'A sign' };
};
const sizes = '(min-width: 768px) 50vw, 300px';

test('a picture wider than its frame asks for the pixels that its height needs', () => {
  renderStyled(<Photo {...photo(1600, 800)} sizes={sizes} frame={4 / 3} />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '(min-width: 768px) 75vw, 450px');
});

test('a picture that is not wider asks for its width on the page, which only lazy ones know', () => {
  renderStyled(<Photo {...photo(800, 800)} sizes={sizes} frame={4 / 3} />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', `auto, ${sizes}`);
});

test('a picture of the first screen asks for the width of its frame', () => {
  renderStyled(<Photo {...photo(800, 800)} sizes={sizes} frame={4 / 3} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', sizes);
});
