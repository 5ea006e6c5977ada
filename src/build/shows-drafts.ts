/** Tells whether drafts are shown: while developing, and in what Netlify builds for a pull request or a branch. */
export function showsDrafts({ NODE_ENV, CONTEXT }: NodeJS.ProcessEnv): boolean {
  return NODE_ENV === 'development' || /^(?:deploy-preview|branch-deploy)$/.test(CONTEXT ?? '');
}
