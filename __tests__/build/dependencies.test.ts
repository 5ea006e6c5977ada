/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { devDependencies } from '../../package.json';

/** The code that a build runs. */
const files = ['src', 'plugins', '.']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /^(src\/|plugins\/gatsby-|\.\/gatsby-)/.test(file))
  .filter((file) => /\.(tsx?|cjs|mjs)$/.test(file) && !file.includes('/__tests__/'));

test('what the build loads is a dependency, so that hosts install it and npm audit --omit=dev sees it', () => {
  const loaded = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    return Object.keys(devDependencies)
      .filter((name) =>
        new RegExp(`(from |import |\\(|loader: )['"]${name}(/[^'"]*)?['"]`).test(code),
      )
      .map((name) => `${name} in ${file}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(loaded).toEqual([]);
});
