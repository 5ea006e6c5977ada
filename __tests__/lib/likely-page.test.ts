import fc from 'fast-check';
import { likelyPage } from '../../src/lib/likely-page';

const pages = [
  '/',
  '/services',
  '/services/brand-identity',
  '/services/social-media',
  '/portfolio',
  '/portfolio/aizaan-ecommerce-rebranding',
  '/career',
  '/support',
  '/support/faq',
  '/support/contact-us',
  '/privacy-policy',
  '/cookie-policy',
].map((to) => ({ name: to, to }));

test.each([
  ['/services/brnad-identity', '/services/brand-identity'],
  ['/brand-identity', '/services/brand-identity'],
  ['/Services/Brand_Identity.html', '/services/brand-identity'],
  ['/careers', '/career'],
  ['/suport/contact', '/support/contact-us'],
  ['/portfolio/aizan-ecommerce-rebranding/', '/portfolio/aizaan-ecommerce-rebranding'],
  ['/services/lawn-mowing', '/services'],
])('%s suggests %s', (path, expected) => {
  expect(likelyPage(path, pages)?.to).toBe(expected);
});

test.each(['/', '/no-such-page', '/wp-login.php', '/%E0%A4%A'])('%s suggests nothing', (path) => {
  expect(likelyPage(path, pages)).toBeUndefined();
});

test('a page that exists is its own likeliest', () => {
  for (const page of pages.slice(1)) expect(likelyPage(page.to, pages)).toBe(page);
});

test('one wrong letter in a path is forgiven', () => {
  const inner = pages.filter(({ to }) => to.length > 8);
  fc.assert(
    fc.property(fc.constantFrom(...inner), fc.nat(), ({ to }, at) => {
      const place = 1 + (at % (to.length - 1));
      fc.pre(to[place] !== '/');
      const typo = `${to.slice(0, place)}q${to.slice(place + 1)}`;
      expect(likelyPage(typo, pages)?.to).toBe(to);
    }),
  );
});

test('no address makes it throw', () => {
  fc.assert(fc.property(fc.string(), (path) => void likelyPage(`/${path}`, pages)));
});
