import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireBrowser } from '../browser/require-browser';
import { requireEngines } from '../browser/require-engines';
import { run, runNpm } from '../setup/run.mjs';
import { countExit, countJest, countPlaywright, type Counts, settle, total } from './counts';

/** One line of the summary. `run` holds back what its tool prints until that has ended, as another runs beside it. */
export interface Suite {
  /** As given on the command line. */
  name: string;
  holds: string;
  /** The suite whose result it looks at: it waits until that has ended, and fails where that has failed. */
  needs?: string;
  run(): Promise<Counts>;
}

const GENERATED_TYPES = 'src/gatsby-types.d.ts';
const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
process.once('exit', () => rmSync(results, { recursive: true, force: true }));

/** Every suite, in the order in which they start. */
export const suites: readonly Suite[] = [
  // First, because most of the others wait for it.
  { name: 'build', holds: 'Gatsby build, generated types up to date', run: runBuild },
  script('types', 'TypeScript', 'types'),
  script('lint', 'ESLint', 'lint'),
  script('format', 'Prettier', 'format:check'),
  script('unused', 'Knip: dead files, exports, packages', 'unused'),
  script('check', 'content and locales', 'check'),
  { name: 'unit', holds: 'Jest', run: runUnit },
  {
    ...script('promise', 'what promised browsers know of the built site', 'promise'),
    needs: 'build',
  },
  {
    ...script('observatory', "Mozilla's HTTP Observatory on the built site", 'observatory'),
    needs: 'build',
  },
  {
    name: 'engines',
    holds: 'scenarios in Chromium, Firefox and WebKit',
    needs: 'build',
    run: runEngines,
  },
  { name: 'edit', holds: "the browser's editor on copies of content/", run: runEditor },
  // After the build, so that no three want the two processors.
  { name: 'dev', holds: 'the dev server from empty caches', needs: 'build', run: runDevServer },
  { name: 'e2e', holds: 'Playwright on the built site', needs: 'build', run: runBrowserTests },
];

function script(name: string, holds: string, command: string): Suite {
  return { name, holds, run: async () => countExit(await runScript(command)) };
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

async function runBrowserTests(): Promise<Counts> {
  const browser = await requireBrowser(run);
  const file = path.join(results, 'e2e.json');
  const exitCode = await runScript('e2e', [], { CHROMIUM_PATH: browser, E2E_RESULTS: file });
  return settle(readCounts(file, countPlaywright), exitCode);
}

async function runEngines(): Promise<Counts> {
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

async function runDevServer(): Promise<Counts> {
  const browser = await requireBrowser(run);
  const file = path.join(results, 'dev.json');
  const exitCode = await runScript('dev-proof', [], { CHROMIUM_PATH: browser, DEV_RESULTS: file });
  return settle(readCounts(file, countPlaywright), exitCode);
}

/** A script of package.json, without npm's own banner. */
function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  return runNpm(['run', '--silent', name, '--', ...args], env, { quiet: true });
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
