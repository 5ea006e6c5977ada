import { screen, within } from '@testing-library/react';
import Packages from '../../../src/sections/service/Packages.static';
import { renderStyled } from '../../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));

test('the package in the middle is marked as the most popular', () => {
  const item = (slug: string) => ({ slug, name: slug, text: slug, features: ['A'] });
  const packages = { title: 'Packages', text: null, items: ['s', 'm', 'l'].map(item) };
  const included = { technologies: null, offers: { title: 'Parts', text: null, items: [] } };
  renderStyled(<Packages packages={packages} color="indigo" included={included} />);
  const badges = ['s', 'm', 'l'].map((name) => {
    const card = screen.getByRole('heading', { name }).parentElement as HTMLElement;
    return within(card).queryByText('service:mostPopular') !== null;
  });
  expect(badges).toEqual([false, true, false]);
});
