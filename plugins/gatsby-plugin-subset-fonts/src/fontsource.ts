import { createRequire } from 'node:module';
import path from 'node:path';

/** Gatsby's compiler removes `require.resolve`. */
const { resolve } = createRequire(path.resolve('package.json'));

/** Returns the path of a file in a package of Fontsource. */
export const fileOf = (source: string, file: string) =>
  path.join(path.dirname(resolve(`${source}/package.json`)), file);
