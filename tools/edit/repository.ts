import { originIn, type Environment } from '../../src/lib/environment';
import type { Repository } from './config';

/** Returns the repository from `EDIT_REPO` or Netlify's variables. Undefined if it is not on GitHub. */
export function repositoryFrom(env: Environment): Repository | undefined {
  const repo = env['EDIT_REPO'] ?? repoIn(env['REPOSITORY_URL']);
  if (repo === undefined) return undefined;
  const branch = env['EDIT_BRANCH'] ?? 'main';
  const origin = originIn(env, 'URL');
  return { repo, branch, ...(origin && { siteDomain: new URL(origin).host }) };
}

function repoIn(address: string | undefined): string | undefined {
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address ?? '')?.[1];
}
