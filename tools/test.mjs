// `npm test [-- --all]`. The scripts with their dependencies and files are in package.json, under `wireit`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const logFile = 'node_modules/.cache/wireit.log';

/** The seconds of each part that ran, by its name. */
const seconds = new Map();
const skipped = [];
const failed = new Set();
const begin = Date.now();

await runGraph();
if (process.argv.includes('--all'))
  for (const tests of [
    'jest --selectProjects code --testPathPatterns long.test',
    'playwright test --project=site --grep=@long',
    'playwright test --project edit dev chromium firefox webkit',
  ])
    runLong(tests);
console.log(summary());
process.exitCode = failed.size > 0 ? 1 : 0;

/** Runs the script `verify`. */
function runGraph() {
  mkdirSync('node_modules/.cache', { recursive: true });
  rmSync(logFile, { force: true });
  return new Promise((resolve) => {
    const child = spawn('npm run --silent verify', {
      stdio: ['inherit', 'inherit', 'pipe'],
      shell: true,
      env: {
        // Two at a time, as the smallest machines have two processors.
        WIREIT_PARALLEL: '2',
        WIREIT_FAILURES: 'continue',
        ...process.env,
        WIREIT_DEBUG_LOG_FILE: logFile,
      },
    });
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      for (const [, name] of String(chunk).matchAll(/❌ \[([^\]]+)\]/g)) failed.add(name);
    });
    const watch = followLog();
    child.on('close', (code) => {
      watch.end();
      if (code !== 0 && failed.size === 0) failed.add('verify');
      resolve();
    });
  });
}

/** Notes when parts start and end. Reads wireit's log while it grows, since the log has no times. */
function followLog() {
  const started = new Map();
  let done = 0;
  const read = () => {
    if (!existsSync(logFile)) return;
    const lines = readFileSync(logFile, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(done)) {
      const [, name, status] = / \[([\w:-]+)\] (\w+ \w+)/.exec(line) ?? [];
      if (status === 'Running command') started.set(name, Date.now());
      else if (status === 'Already fresh' || status === 'Restored from') skipped.push(name);
      else if (started.has(name)) seconds.set(name, secondsSince(started.get(name)));
    }
    done = lines.length;
  };
  const timer = setInterval(read, 500);
  return {
    end: () => {
      clearInterval(timer);
      read();
    },
  };
}

function runLong(tests) {
  const start = Date.now();
  const env = { ...process.env, LONG_TESTS: '1' };
  if (spawnSync(`npx ${tests}`, { shell: true, stdio: 'inherit', env }).status !== 0)
    failed.add(tests);
  seconds.set(tests, secondsSince(start));
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}

function summary() {
  const parts = [...seconds].map(([name, count]) => `${name} ${count} s`).join(', ');
  return [
    failed.size > 0 ? `Failed: ${[...failed].join(', ')}.` : 'Everything passed.',
    `Took ${secondsSince(begin)} s${parts && ` (${parts})`}.`,
    ...(skipped.length > 0
      ? [`Not run, as nothing it tests has changed: ${skipped.join(', ')}.`]
      : []),
  ].join(' ');
}
