// `npm test [-- --all]`. The scripts with their dependencies and files are in package.json, under `wireit`.
import { spawn, spawnSync } from 'node:child_process';

const failed = await runGraph();
if (process.argv.includes('--all')) {
  const long = [
    'jest --selectProjects code --testPathPatterns long.test',
    'playwright test --project=site --grep=@long',
    'playwright test --project edit dev chromium firefox webkit',
  ];
  const env = { ...process.env, LONG_TESTS: '1' };
  for (const tests of long)
    if (spawnSync(`npx ${tests}`, { shell: true, stdio: 'inherit', env }).status !== 0)
      failed.add(tests);
}
console.log(failed.size > 0 ? `Failed: ${[...failed].join(', ')}` : 'Everything passed.');
process.exitCode = failed.size > 0 ? 1 : 0;

/** Runs the script `verify` and returns the names of failed scripts. */
function runGraph() {
  return new Promise((resolve) => {
    const names = new Set();
    const child = spawn('npm run --silent verify', {
      stdio: ['inherit', 'inherit', 'pipe'],
      shell: true,
      // Two at a time, as the smallest machines have two processors.
      env: { WIREIT_PARALLEL: '2', WIREIT_FAILURES: 'continue', ...process.env },
    });
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      for (const [, name] of String(chunk).matchAll(/❌ \[([^\]]+)\]/g)) names.add(name);
    });
    child.on('close', (code) =>
      resolve(code !== 0 && names.size === 0 ? names.add('verify') : names),
    );
  });
}
