import { readFileSync } from 'node:fs';

/**
 * Says what is wrong with a Node version ('20.19.0') for this project, or nothing when it fits the lines that
 * package.json promises as `engines`, in the form '^20.19 || ^22.12'.
 */
export function nodeVersionProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const lines = promisedLines();
  if (lines.some((line) => major === line.major && minor >= line.minor)) return undefined;
  const wanted = lines.map((line) => `${line.major}.${line.minor} or a later ${line.major}`);
  return (
    `This project needs Node ${wanted.join(', or ')}; this is Node ${version}.\n` +
    'Get one from https://nodejs.org/en/download, or run `nvm install` if you use nvm.'
  );
}

function promisedLines() {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest)
    .engines.node.split(' || ')
    .map((range) => {
      const [major, minor = 0] = range.slice(1).split('.').map(Number);
      return { major, minor };
    });
}
