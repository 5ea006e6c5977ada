import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, howToGet } from './browsers.mjs';
import { buildCommit } from './lighthouse/build-commit';
import { pages } from './lighthouse/budgets';
import { median, visit, type Visit } from './lighthouse/measure';
import { requirePhoneFonts } from './lighthouse/phone-fonts';
import { overBudget, table, type Comparison } from './lighthouse/report';
import { spawnPreview } from './preview/spawn-preview';
import { runCommand } from './run-command';

/**
 * `npm run lighthouse [-- --beside <commit> --runs <number> /page ...]`: measures pages of the built site beside the build of another
 * commit, in turns, and prints the medians. Exit code 1 if a page is over budget.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      beside: { type: 'string', default: 'HEAD^' },
      runs: { type: 'string', default: '5' },
    },
  });
  if (!existsSync('public/index.html')) throw new Error('Run `npm run build` first.');
  requirePhoneFonts();
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGet.chromium);
  // First, as a build that fails must leave no server running.
  const otherSite = buildCommit(values.beside);
  const now = await spawnPreview(path.resolve('public'));
  const before = await spawnPreview(otherSite);
  const comparisons: Comparison[] = [];
  try {
    for (const page of positionals.length > 0 ? positionals : pages) {
      const visits = { now: [] as Visit[], before: [] as Visit[] };
      for (let run = 0; run < Number(values.runs); run += 1) {
        visits.now.push(visit(now.url + page, executablePath));
        visits.before.push(visit(before.url + page, executablePath));
      }
      comparisons.push({ path: page, now: median(visits.now), before: median(visits.before) });
    }
  } finally {
    await Promise.all([now.close(), before.close()]);
  }
  console.log(`Medians of ${values.runs}, and in brackets those of ${values.beside}`);
  console.table(table(comparisons));
  const over = comparisons.flatMap(overBudget);
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
}

runCommand(main);
