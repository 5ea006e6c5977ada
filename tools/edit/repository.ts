import { originIn, type Environment } from '../../src/lib/environment';
import type { Repository } from './config';

/** Returns the repository from `EDIT_REPO` or Netlify's variables. Undefined if it is not on GitHub. Throws if a variable is wrong. */
export function repositoryFrom(env: Environment): Repository | undefined {
  const repo = chosenIn(env['EDIT_REPO']) ?? repoIn(env['REPOSITORY_URL']);
  if (repo === undefined) return undefined;
  const branch = env['EDIT_BRANCH'] ?? 'main';
  // Netlify says `http` until it has a certificate.
  const origin = originIn({ URL: env['URL']?.replace(/^http:/, 'https:') }, 'URL');
  return { repo, branch, ...(origin && { siteDomain: new URL(origin).host }) };
}

function chosenIn(value: string | undefined): string | undefined {
  if (value === undefined || /^[\w.-]+\/[\w.-]+$/.test(value)) return value;
  throw new Error(`EDIT_REPO: expected owner/name, found '${value}'`);
}

function repoIn(address: string | undefined): string | undefined {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address ?? '')?.[1];
}
