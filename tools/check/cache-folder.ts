import path from 'node:path';

/** The cache folder of the check. Gatsby deletes its own cache folder. */
export const cacheFolder = path.resolve('node_modules/.cache/check');
