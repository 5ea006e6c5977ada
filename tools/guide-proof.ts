import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { requireBrowser } from './browser/require-browser';
import { applyExample, removeLast, settlePictures } from './guide/apply';
import { copyProject } from './guide/copy';
import { examplesIn } from './guide/examples';
import { run } from './setup/run.mjs';

const contentGuide = 'docs/editing-content.md';
const languageGuide = 'docs/adding-a-language.md';

/** The unit tests that read content, strings or the list of languages. */
const unitTests = [
  'content/locales',
  'content/drawings',
  'content/pictures',
  'gatsby/nodes',
  'gatsby/yaml-alone',
  'i18n/',
  'tools/case-study/',
];

/**
 * The browser tests that read content. Left out, because no edit changes what they see: accounts, sending, zoom and layout
 * of every page. Of those that are left, what takes long and looks at one and the same thing in many places.
 */
const browserTests = {
  files: [
    'case-study',
    'crawl',
    'header',
    'home',
    'languages',
    'portfolio',
    'product',
    'service',
    'support',
  ],
  leftOut: 'the model|axe finds|in one line',
};

/** What runs on the copy, in this order. What could not be built is not tested. */
const steps = (browser: string) => [
  { name: 'check', args: ['run', '--silent', 'check'], needed: true },
  { name: 'build', args: ['run', '--silent', 'build'], needed: true },
  {
    name: 'unit tests',
    args: ['run', '--silent', 'unit', '--', ...unitTests.map((name) => `__tests__/${name}`)],
  },
  {
    name: 'browser tests',
    args: [
      ...['run', '--silent', 'e2e', '--', ...browserTests.files],
      ...['--grep-invert', browserTests.leftOut],
    ],
    env: { CHROMIUM_PATH: browser },
  },
];

/**
 * `npm run guide-proof`: does every example of the guides for editors to a copy of the project, all in one go, and lets the
 * check, a build and the tests judge the copy. `--keep` leaves it there. Exit code 1 if anything fails.
 */
async function prove(keep: boolean): Promise<number> {
  const browser = await requireBrowser(run);
  const root = await copyProject(process.cwd());
  try {
    await edit(root);
    return runSteps(root, browser);
  } finally {
    if (keep) console.log(`The copy is in ${root}`);
    else await rm(root, { recursive: true, maxRetries: 3 });
  }
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

function runSteps(root: string, browser: string): number {
  let code = 0;
  for (const { name, args, env, needed } of steps(browser)) {
    const started = performance.now();
    console.log(`\n-- ${name}, with all of that done\n`);
    const { status } = spawnSync('npm', args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`\n-- ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
    if (status !== 0) code = 1;
    if (status !== 0 && needed) break;
  }
  return code;
}

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
prove(values.keep)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
