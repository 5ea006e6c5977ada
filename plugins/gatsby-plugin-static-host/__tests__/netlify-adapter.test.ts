/** @jest-environment node */
import type { IStaticRoute } from 'gatsby';
import { withNotFound } from '../src/netlify-adapter';

const page = (path: string, filePath: string): IStaticRoute => ({
  type: 'static',
  path,
  filePath,
  headers: [],
});

const moved = {
  type: 'redirect' as const,
  path: '/fr/contact',
  toPath: '/fr/help',
  status: 301 as const,
  headers: [],
};

test('an unknown path is not found, after redirects and before the page that it shows', () => {
  const app = page('/app/*', 'public/app/index.html');
  const fallback = page('/fr/*', 'public/fr/404/index.html');
  const [, , ...routes] = withNotFound([moved, app, fallback]);
  expect(routes).toEqual([
    moved,
    app,
    expect.objectContaining({ path: '/fr/*', toPath: '/fr/[...].html', status: 404 }),
    fallback,
  ]);
});

test('the file of the 404 page and the parts of pages are not found, though the files exist', () => {
  expect(withNotFound([])).toEqual([
    expect.objectContaining({ path: '/404', toPath: '/404.html', status: 404, force: true }),
    expect.objectContaining({ path: '/_gatsby/slices/*', status: 404, force: true }),
  ]);
});
