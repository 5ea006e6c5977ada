import { caseStudyFor } from '../../../../src/sections/service/closing/case-study';

const study = (name: string, services: string[]) => ({
  client: name,
  services: services.map((slug) => ({ slug })),
  pdf: { publicURL: `/${name}.pdf` },
});

const studies = [study('shop', ['brand', 'web']), study('app', ['web', 'ux'])];

test('a page offers the first study in which its service was at work', () => {
  expect(caseStudyFor('web', studies)).toEqual({ client: 'shop', url: '/shop.pdf' });
  expect(caseStudyFor('ux', studies)?.url).toBe('/app.pdf');
});

test('a service of no study offers the first one', () => {
  expect(caseStudyFor('writing', studies)?.url).toBe('/shop.pdf');
});

test('without a study nothing is offered', () => {
  expect(caseStudyFor('web', [])).toBeUndefined();
});
