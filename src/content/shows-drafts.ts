import type { Environment } from '../lib/environment';

/** Returns whether drafts are shown: while developing, and in Netlify's deploy previews and branch deploys. */
export function showsDrafts({ NODE_ENV, CONTEXT }: Environment): boolean {
  return NODE_ENV === 'development' || /^(?:deploy-preview|branch-deploy)$/.test(CONTEXT ?? '');
}
