import path from 'node:path';

/** The folder of what the check found out before, away from Gatsby's cache, which comes and goes with builds. */
export const cacheFolder = path.resolve('node_modules/.cache/check');
