// ESLint with a memory of what it found sound: `node tools/lint.mjs`. Rules that know types judge a file by others as well, so
// the memory holds as long as no file that they read has changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './setup/run.mjs';

const folder = 'node_modules/.cache/eslint';
const read = ['.', 'src', 'tools', 'artwork', '__tests__', 'locales/en'];

/** The code, what it imports as JSON, the settings and the packages. */
function state() {
  const hash = createHash('sha256').update(process.version);
  const files = read.flatMap((root) =>
    readdirSync(root, { recursive: root !== '.' })
      .map((name) => path.join(root, name))
      .filter((name) => /\.([cm]?[jt]sx?|json)$/.test(name) && statSync(name).isFile()),
  );
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file)).update('\n');
  return hash.digest('hex').slice(0, 16);
}

const memory = `${state()}.json`;
try {
  for (const name of readdirSync(folder)) if (name !== memory) rmSync(path.join(folder, name));
} catch {
  // The first time there is none.
}
process.exitCode = await runNode([
  'node_modules/eslint/bin/eslint.js',
  ...['.', '--cache', '--cache-strategy', 'content', '--cache-location', `${folder}/${memory}`],
  ...process.argv.slice(2),
]);
