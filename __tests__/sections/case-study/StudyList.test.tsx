import { screen } from '@testing-library/react';
import StudyList from '../../../src/sections/case-study/StudyList.static';
import { renderStyled } from '../../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));
jest.mock('../../../src/components/Photo', () => ({ Photo: () => null }));

const study = (index: number): Queries.StudyCardFragment => ({
  slug: `study-${index}`,
  client: 'Client',
  title: `Study ${index}`,
  kind: 'Shop',
  text: 'Text',
  path: `/portfolio/study-${index}`,
  written: true,
  color: 'indigo',
  colors: null,
  covers: null,
  cover: { alt: '', src: { publicURL: null, childImageSharp: null } },
});

test('however many case studies there are, each has a link, and only the first ones a card', () => {
  const studies = Array.from({ length: 30 }, (_, index) => study(index));
  renderStyled(<StudyList studies={studies} />);
  for (const { title, path } of studies)
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', path);
  expect(screen.getAllByRole('heading').length).toBeLessThan(studies.length / 2);
});
