import { screen } from '@testing-library/react';
import { ProjectCard } from '../../../../src/sections/service/projects/ProjectCard';
import { renderStyled } from '../../../helpers/render';

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

type Project = Queries.ProjectCardFragment;

const project = (written: boolean): Project => ({
  title: 'Boxes for a bakery',
  category: 'Bakery',
  text: 'Boxes and bags.',
  tags: ['Boxes'],
  result: 'Ready in 9 days.',
  image: { alt: 'Boxes', src: { publicURL: '/boxes.svg', childImageSharp: null } },
  study: { path: '/portfolio/bakery', written, colors: null },
});

const show = (written: boolean) =>
  renderStyled(<ProjectCard project={project(written)} wide={false} />);

test('a project leads to its case study where that is written', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Boxes for a bakery' })).toHaveAttribute(
    'href',
    '/portfolio/bakery',
  );
});

test('a project whose case study is not written leads nowhere', () => {
  show(false);
  expect(screen.getByRole('heading', { name: 'Boxes for a bakery' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
