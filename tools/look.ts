import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load';
import { requireBrowser } from './browser/require-browser';
import { commitOf, defaultCommit, siteOf } from './look/other';
import { choose, type Choice } from './look/choice';
import { compareShots } from './look/compare';
import { writeReport } from './look/report';
import { shoot } from './look/shoot';
import { run } from './setup/run.mjs';

const folder = path.resolve('look');

/**
 * `npm run look`: shoots pages of the built site and of another commit's, compares them, and writes one page that shows both
 * side by side, differences first.
 */
async function look(against: string | undefined, choice: Choice): Promise<void> {
  if (!existsSync('public/index.html'))
    throw new Error('Nothing is built yet. Run `npm run build` first.');
  const { content } = await loadContent('content');
  const views = choose(content, choice);
  const commit = commitOf(against ?? defaultCommit());
  const browser = await requireBrowser(run);
  const other = await siteOf(commit);
  const started = performance.now();
  const now = path.join(folder, 'after');
  console.log(`${views.length} views, against ${commit.slice(0, 8)}`);
  await shoot({ site: other.site, folder: other.shots, views, browser, keep: true });
  await shoot({ site: path.resolve('public'), folder: now, views, browser, keep: false });
  const shot = performance.now();
  const found = await compareShots({ views, before: other.shots, after: now });
  const report = await writeReport({ folder, commit, found, before: other.shots });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const changed = found.filter(({ share }) => share > 0).length;
  console.log(
    `${changed} of ${found.length} look different (${seconds} s, ${((performance.now() - shot) / 1000).toFixed(0)} of them comparing): ${report}`,
  );
}

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    pages: { type: 'string' },
    widths: { type: 'string' },
    languages: { type: 'string' },
  },
});
const list = (text: string | undefined) => text?.split(',').map((part) => part.trim());
look(values.against, {
  pages: list(values.pages),
  widths: list(values.widths)?.map(Number),
  languages: list(values.languages),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
