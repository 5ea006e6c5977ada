// Checks the Node version and where the preview will listen, and installs packages before `npm start` and `npm test`. Uses only Node, as nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { refuseFolderName } from './folder-name.mjs';
import { hostIn, portIn } from './preview/address.mjs';

/** Returns the data of a file. Ends the process if there is none. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    return fail(
      `${file} cannot be read: ${error.message}\n` +
        'Look for marks of a merge (<<<<<<<), and for a comma that is missing or too many.',
    );
  }
}

/** Refuses what the preview would only meet after the build. */
function refuseAddress() {
  try {
    portIn(process.env, 0);
    hostIn(process.env);
  } catch (error) {
    fail(error.message);
  }
}

/** Returns whether a version such as 20.19.0 is in one of the ranges of package.json, such as ^20.19. */
function fits(version, ranges) {
  const [major, minor] = version.split('.').map(Number);
  return ranges.some((range) => {
    const [line, least = 0] = range.slice(1).split('.').map(Number);
    return major === line && minor >= least;
  });
}

/** Compares npm's record of installed packages with the lock file. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const present = read(record).packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || present[path]?.version === version,
  );
}

function fail(problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}

refuseFolderName();
refuseAddress();

const { node } = read('package.json').engines;
if (!fits(process.versions.node, node.split(' || ')))
  fail(
    `This project needs Node ${node}; this is Node ${process.versions.node}.\n` +
      'Get one from https://nodejs.org/en/download, or run `nvm install` if you use nvm.',
  );

if (!isInstalled()) {
  console.log('Installing packages (a minute or two) ...\n');
  // `NODE_ENV=production`, which some hosts set, would leave out packages that tests and the server need.
  const install = 'npm ci --include=dev --loglevel=error';
  const { status } = spawnSync(install, { shell: true, stdio: 'inherit' });
  if (status !== 0)
    fail(
      'Installing the packages failed; the message of npm is above.\n' +
        'Check the network connection and the free disk space, then run the same command again.',
    );
}
