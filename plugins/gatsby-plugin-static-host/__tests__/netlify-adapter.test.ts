/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { IStaticRoute } from 'gatsby';
import { makeFolder, writeFiles } from '../../testing/make-folder';
import { keepCompiled, withNotFound } from '../src/netlify-adapter';

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

test('the code of this build stays, whatever the cache of the host brings back', async () => {
  const root = makeFolder({ 'compiled/gatsby-node.js': 'new' });
  const restore = () => {
    rmSync(path.join(root, 'compiled'), { recursive: true });
    writeFiles(root, {
      'compiled/gatsby-node.js': 'old',
      'compiled/gone.js': '',
      'redux.json': '',
    });
    return Promise.resolve(true);
  };
  expect(await keepCompiled(restore, path.join(root, 'compiled'))).toBe(true);
  expect(readFileSync(path.join(root, 'compiled/gatsby-node.js'), 'utf8')).toBe('new');
  expect(() => readFileSync(path.join(root, 'compiled/gone.js'))).toThrow('ENOENT');
});
