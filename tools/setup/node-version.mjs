/**
 * Says what is wrong with a Node version ('20.19.0') for this project, or nothing when it fits:
 * the 20 and 22 lines, from where CommonJS can load ES modules.
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12)) return undefined;
  return (
    `This project needs Node 20 (20.19 or later) or Node 22 (22.12 or later); this is Node ${version}.\n` +
    'Get one from https://nodejs.org/en/download, or run `nvm install` if you use nvm.'
  );
}
