import { readFile, stat } from 'node:fs/promises';
import type { Problem } from '../errors';
import { permissions } from '../folder';

/** What is wrong with the bytes of a file, with its line in a file of text. */
export interface FileProblem extends Problem {
  /** Whether the plugin can write the file without it (`cured`), or the site can convert it. */
  curable?: boolean;
  line?: number;
}

/** A folder of somebody's computer, or an address of it. */
const machine =
  /(?:file:\/\/|\/(?:home|Users|root|tmp|var\/folders)\/|\b[a-z]:[\\/]+users[\\/]|https?:\/\/(?:localhost|127\.0\.0\.1))[^\s"'<>()]*/i;

/** Returns the first place of somebody's computer that a text names. */
export const machinePath = (text: string): string | undefined => machine.exec(text)?.[0];

/** Returns the problem of a file whose bytes are not those of its kind. */
export function notOfKind(kind: string, found: string): FileProblem {
  return {
    message: `expected ${kind}, found ${found}`,
    hint: 'Export it again from the program it was made in. Renaming the file does not change its type.',
  };
}

/** Returns the problem of a file that stands for another one, which git keeps elsewhere (Git LFS). */
export async function pointerProblem(file: string): Promise<FileProblem | undefined> {
  if ((await stat(file)).size > maxPointerBytes) return undefined;
  const text = await readFile(file, 'latin1');
  if (!text.startsWith('version https://git-lfs.github.com/spec/')) return undefined;
  return {
    message: 'expected the file itself, found a pointer of Git LFS to it',
    hint: 'Run `git lfs pull`, which puts the file in its place.',
  };
}

/** By the specification, a pointer is shorter. */
const maxPointerBytes = 1024;

/** Returns the problem of a file that the system does not let us read, or undefined for another error. */
export function unreadable(error: unknown): FileProblem | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return undefined;
  return {
    message: `expected a file that can be read, found ${code ?? 'an error'}`,
    hint: permissions,
  };
}
