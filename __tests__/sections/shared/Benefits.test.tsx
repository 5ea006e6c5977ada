import { screen } from '@testing-library/react';
import { emblemNames } from '../../../src/content/fields';
import { Benefits } from '../../../src/sections/shared/Benefits';
import { renderStyled } from '../../helpers/render';

const benefits = emblemNames.map((emblem) => ({
  slug: emblem,
  emblem,
  title: `About ${emblem}`,
  text: `What it means: ${emblem}.`,
}));

test('each reason stands beside the drawing it chose, another for each', () => {
  renderStyled(<Benefits benefits={benefits} />);
  const drawings = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src') ?? '');
  expect(drawings.map((address) => address.split('#')[1])).toEqual([...emblemNames]);
  expect(new Set(drawings.map((address) => address.split('#')[0])).size).toBe(1);
});
