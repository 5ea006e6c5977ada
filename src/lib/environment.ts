import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment variables that are set: those of the process and, for the others, those of `.env`. A variable that is set to
 * nothing counts as not set. Editors on Windows may save the file with a byte order mark, or as UTF-16.
 */
export function readEnvironment(env: Environment = process.env, file = '.env'): Environment {
  const saved = existsSync(file) ? parseEnv(decoded(readFileSync(file))) : {};
  return { ...withoutEmpty(saved), ...withoutEmpty(env) };
}

const withoutEmpty = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** A TextDecoder removes the byte order mark. */
const decoded = (bytes: Buffer) =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** Returns whether this build is for the host. Netlify sets both variables, a test of a deploy may set one. */
export const isDeploy = ({ NETLIFY, CONTEXT }: Environment) =>
  NETLIFY === 'true' || CONTEXT !== undefined;

/** Returns whether search engines may list the site. Of Netlify's deploys, only production is for them. */
export const isIndexed = ({ CONTEXT = 'production' }: Environment) => CONTEXT === 'production';
