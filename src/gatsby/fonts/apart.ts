import { execFile } from 'node:child_process';
import path from 'node:path';

/**
 * Takes the name of a script in this folder and what it is to read, as JSON; gives what it writes, and throws what it complains of.
 * It runs in a process of its own, as HarfBuzz is a kind of module that neither Gatsby's compiler nor Jest can load.
 */
export function runApart<T>(script: 'cut' | 'lacking', input: unknown): Promise<T> {
  const file = path.resolve(`src/gatsby/fonts/${script}.ts`);
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', file],
      { maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(stderr || error.message));
        else resolve(JSON.parse(stdout) as T);
      },
    );
    child.stdin?.end(JSON.stringify(input));
  });
}
