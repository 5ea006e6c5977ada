import { caseStudyFor } from '../../../../src/routes/service/closing/case-study';

const study = (name: string, services: string[], printed = true) => ({
  services: services.map((slug) => ({ slug })),
  pdf: printed ? { publicURL: `/${name}.pdf` } : null,
});

const studies = [
  study('unwritten', ['web'], false),
  study('shop', ['brand', 'web']),
  study('app', ['web', 'ux']),
];

test('a page offers the first study in which its service was at work', () => {
  expect(caseStudyFor('web', studies)).toBe('/shop.pdf');
  expect(caseStudyFor('ux', studies)).toBe('/app.pdf');
});

test('a service of no study offers the first one, whatever there is behind it', () => {
  expect(caseStudyFor('writing', studies)).toBe('/shop.pdf');
  expect(caseStudyFor('writing', studies.slice(2))).toBe('/app.pdf');
});

test('without a PDF nothing is offered', () => {
  expect(caseStudyFor('web', studies.slice(0, 1))).toBeUndefined();
  expect(caseStudyFor('web', [])).toBeUndefined();
});
