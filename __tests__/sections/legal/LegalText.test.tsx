import LegalText from '../../../src/sections/legal/LegalText.static';
import { renderStyled } from '../../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn(), Link: 'a' }));

test('no slug of a section repeats an id of the page', () => {
  const slugs = ['contents', 'other-legal', 'content', 'scope', 'scope-title', 'title-scope'];
  const sections = slugs.map((slug) => ({ slug, title: slug, paragraphs: [slug] }));
  const data = { allCollection: { nodes: [] }, allEntryPage: { nodes: [] } };
  const { container } = renderStyled(
    <LegalText page={{ path: '/privacy-policy', sections }} data={data} />,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2 * slugs.length);
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of container.querySelectorAll<HTMLAnchorElement>('ol a'))
    expect(ids).toContain(link.hash.slice(1));
});
