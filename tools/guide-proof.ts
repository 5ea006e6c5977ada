import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { requireBrowser } from './browser/require-browser';
import { applyExample, removeLast, settlePictures } from './guide/apply';
import { copyProject } from './guide/copy';
import { examplesIn } from './guide/examples';
import { run, runNpm } from './setup/run.mjs';

const contentGuide = 'docs/editing-content.md';
const languageGuide = 'docs/adding-a-language.md';

/** The unit tests that read content, strings or the list of languages. */
const unitTests = [
  'content/',
  'gatsby/nodes',
  'gatsby/yaml-alone',
  'i18n/',
  'tools/case-study/',
  'tools/check/',
];

/** The browser tests that an edit of the content can change, marked as such: one page of a kind, in English and in the new language. */
const browserTests = ['--grep', '@content'];

/** What runs on the copy, one after the other; what stands together, at the same time. What could not be built is not tested. */
const steps: readonly (readonly Step[])[] = [
  [{ name: 'check', script: 'check' }],
  [
    { name: 'build', script: 'build' },
    {
      name: 'unit tests',
      script: 'unit',
      // Beside the build, which keeps the other processor busy.
      args: ['--maxWorkers=1', ...unitTests.map((name) => `__tests__/${name}`)],
    },
  ],
  [{ name: 'browser tests', script: 'e2e', args: browserTests }],
];

interface Step {
  name: string;
  script: string;
  args?: readonly string[];
}

/**
 * `npm run guide-proof`: does every example of the guides for editors to a copy of the project, all in one go, and lets the
 * check, a build and the tests judge the copy, which stays for the next time. `--fresh` begins with a new one. Exit code 1 if
 * anything fails.
 */
async function prove(fresh: boolean): Promise<number> {
  const browser = await requireBrowser(run);
  const root = await copyProject(process.cwd(), { name: 'guide', fresh });
  console.log(`The copy is in ${root}`);
  await edit(root);
  for (const together of steps) {
    const codes = await Promise.all(together.map((step) => runStep(step, root, browser)));
    if (codes.some((code) => code !== 0)) return 1;
  }
  return 0;
}

async function edit(root: string): Promise<void> {
  console.log(`content/jobs: ${await removeLast(root, 'jobs')} is removed`);
  await follow(root, contentGuide);
  // Before the new language: this process knows the languages of the project alone.
  await settlePictures(root);
  await follow(root, languageGuide);
}

async function follow(root: string, guide: string): Promise<void> {
  for (const example of examplesIn(readFileSync(guide, 'utf8'))) {
    console.log(`${guide}:${example.line}  ${example.file}`);
    await applyExample(root, example);
  }
}

async function runStep(
  { name, script, args = [] }: Step,
  cwd: string,
  browser: string,
): Promise<number> {
  const started = performance.now();
  const env = { CHROMIUM_PATH: browser };
  const code = await runNpm(['run', '--silent', script, '--', ...args], env, { cwd, quiet: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `-- ${name}, with all of that done: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`,
  );
  return code;
}

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
prove(values.fresh)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
