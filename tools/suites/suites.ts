import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireBrowser } from '../browser/require-browser';
import { requireEngines } from '../browser/require-engines';
import { run, runNpm } from '../setup/run.mjs';
import { countExit, countJest, countPlaywright, type Counts, settle, total } from './counts';

/** One line of the summary. `run` prints what its tool prints. */
export interface Suite {
  /** As given on the command line. */
  name: string;
  holds: string;
  /** It takes one processor and changes nothing, so another like it may run at the same time. */
  quick?: true;
  run(outcomes: ReadonlyMap<string, Counts>): Promise<Counts>;
}

const GENERATED_TYPES = 'src/gatsby-types.d.ts';
const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));

/** Every suite in the order in which it runs: quick ones first. */
export const suites: readonly Suite[] = [
  // The longest first, so that the others run beside it.
  quick('lint', 'ESLint', 'lint'),
  quick('format', 'Prettier', 'format:check'),
  quick('unused', 'Knip: dead files, exports, packages', 'unused'),
  quick('types', 'TypeScript', 'types'),
  quick('check', 'content and locales', 'check'),
  { name: 'unit', holds: 'Jest', run: runUnit },
  { name: 'build', holds: 'Gatsby build, generated types up to date', run: runBuild },
  script('promise', 'what promised browsers know of the built site', 'promise'),
  { name: 'e2e', holds: 'Playwright on the built site', run: runBrowserTests },
  { name: 'engines', holds: 'scenarios in Chromium, Firefox and WebKit', run: runEngines },
  { name: 'edit', holds: "the browser's editor on copies of content/", run: runEditor },
  script(
    'guide',
    'every example of the guides, done to a copy: check, build, tests',
    'guide-proof',
  ),
];

function script(name: string, holds: string, command: string): Suite {
  return { name, holds, run: async () => countExit(await runScript(command)) };
}

function quick(name: string, holds: string, command: string): Suite {
  const run = async () =>
    countExit(await runNpm(['run', '--silent', command], {}, { quiet: true }));
  return { name, holds, quick: true, run };
}

async function runUnit(): Promise<Counts> {
  const file = path.join(results, 'unit.json');
  const exitCode = await runScript('unit', ['--json', `--outputFile=${file}`]);
  return settle(readCounts(file, countJest), exitCode);
}

async function runBuild(): Promise<Counts> {
  const before = readText(GENERATED_TYPES);
  const built = countExit(await runScript('build'));
  const typesAreCurrent = before !== '' && before === readText(GENERATED_TYPES);
  if (!typesAreCurrent) {
    console.error(`\nThe build changed ${GENERATED_TYPES}. Commit it as it is now.`);
  }
  return total([built, countExit(typesAreCurrent ? 0 : 1)]);
}

async function runBrowserTests(outcomes: ReadonlyMap<string, Counts>): Promise<Counts> {
  if ((outcomes.get('build')?.failed ?? 0) > 0) {
    console.error('Not run, because the build failed.');
    return { passed: 0, failed: 1 };
  }
  const browser = await requireBrowser(run);
  const file = path.join(results, 'e2e.json');
  const exitCode = await runScript('e2e', [], { CHROMIUM_PATH: browser, E2E_RESULTS: file });
  return settle(readCounts(file, countPlaywright), exitCode);
}

async function runEngines(outcomes: ReadonlyMap<string, Counts>): Promise<Counts> {
  if ((outcomes.get('build')?.failed ?? 0) > 0) {
    console.error('Not run, because the build failed.');
    return { passed: 0, failed: 1 };
  }
  const browser = await requireBrowser(run);
  await requireEngines(run);
  const file = path.join(results, 'engines.json');
  const exitCode = await runScript('engines', [], {
    CHROMIUM_PATH: browser,
    ENGINES_RESULTS: file,
  });
  return settle(readCounts(file, countPlaywright), exitCode);
}

async function runEditor(): Promise<Counts> {
  const browser = await requireBrowser(run);
  const file = path.join(results, 'edit.json');
  const env = { CHROMIUM_PATH: browser, EDIT_RESULTS: file };
  const exitCode = await runScript('edit-proof', [], env);
  return settle(readCounts(file, countPlaywright), exitCode);
}

/** A script of package.json, without npm's own banner. */
function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  return runNpm(['run', '--silent', name, '--', ...args], env);
}

/** No counts at all when the tool left no readable results; `settle` makes that a failure. */
function readCounts(file: string, count: (results: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No usable results in ${path.basename(file)}:`, error);
    return { passed: 0, failed: 0 };
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
