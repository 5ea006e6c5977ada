import { pageScripts } from '../src/build/page-scripts';

const group = (name: string | undefined, files: string[], children: object[] = []) => ({
  name,
  childrenIterable: children as never[],
  getFiles: () => files,
});

test('a page may load the scripts of all pages, its own, and what these load later', () => {
  const deepest = group(undefined, ['deepest.js', 'shared.js']);
  const later = group(undefined, ['later.js', 'later.css'], [deepest]);
  const home = group('component---home', ['shared.js', 'home.js'], [later]);
  const about = group('component---about', ['shared.js', 'about.js']);
  const retry = group('retry', ['retry.js']);
  const app = group('app', ['app.js'], [home, about, retry]);
  expect(pageScripts([app, home, about, retry, later, deepest])).toEqual({
    'component---home': ['app.js', 'deepest.js', 'home.js', 'later.js', 'retry.js', 'shared.js'],
    'component---about': ['about.js', 'app.js', 'retry.js', 'shared.js'],
  });
});

test('what loads itself later is listed once', () => {
  const home = group('component---home', ['home.js']);
  home.childrenIterable.push(home as never);
  expect(pageScripts([home])).toEqual({ 'component---home': ['home.js'] });
});
