import type { Problem } from '../errors';

/** What is wrong with the bytes of a file, with its line in a file of text. */
export interface FileProblem extends Problem {
  /** Whether the plugin can write the file without it (`cleaned`). */
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
