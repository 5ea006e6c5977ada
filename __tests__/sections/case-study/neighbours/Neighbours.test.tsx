import { screen } from '@testing-library/react';
import Neighbours from '../../../../src/sections/case-study/neighbours/Neighbours.static';
import { renderStyled } from '../../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const studies = ['a', 'b', 'c'].map((slug) => ({
  slug,
  linkText: slug,
  path: `/portfolio/${slug}`,
  color: 'sky' as const,
  colors: null,
}));

test.each([
  ['b', ['/portfolio/a', '/portfolio/c']],
  ['a', ['/portfolio/c', '/portfolio/b']],
  ['c', ['/portfolio/b', '/portfolio/a']],
])('from %s, the links lead to %j', (slug, paths) => {
  renderStyled(<Neighbours studies={studies} slug={slug} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
});

test('a study alone has no neighbours', () => {
  renderStyled(<Neighbours studies={studies.slice(0, 1)} slug="a" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
