import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment variables that are set: those of the process and, for the others, those of `.env`. A variable that is set to
 * nothing counts as not set.
 */
export function readEnvironment(env: Environment = process.env, file = '.env'): Environment {
  return { ...cleaned(parseEnv(textOf(file))), ...cleaned(env) };
}

/** Returns a message for each line of `.env` that sets nothing, like `NAME: value`. */
export function unreadLines(file = '.env'): string[] {
  // A value in quotes may have several lines.
  const text = textOf(file).replaceAll(/=[ \t]*(["'`])[^]*?\1/g, (value) =>
    value.replaceAll(/[^\n]/g, '='),
  );
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:#|$)|=/.test(line) ? [] : [`${file}:${index + 1}  expected NAME=value`],
    );
}

/**
 * Returns the origin that a variable is set to, such as `https://www.example.com`. Throws if it is anything else, as what is built with it
 * would not work.
 */
export function originIn(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const { href, origin } = URL.canParse(value) ? new URL(value) : { href: '', origin: '' };
  if (href === `${origin}/`) return origin;
  throw new Error(`${name}: expected an address like https://www.example.com, found '${value}'`);
}

const cleaned = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value = '']) => [name, bare(value)] as const)
      .filter(([, value]) => value),
  );

/** Removes what people copy or type with a value: spaces and typographic quotes around it. */
const bare = (value: string) =>
  plain(value)
    .trim()
    .replace(/^[“”„‘’](.*)[“”‘’]$/, '$1');

/** Returns the text without signs of no width, and with common spaces only. */
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Zs}/gu, ' ');

/** Editors on Windows may save the file with a byte order mark, which a TextDecoder removes, or as UTF-16. */
function textOf(file: string): string {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return plain(new TextDecoder(encoding).decode(bytes));
}

/** Returns whether this build is for the host. Netlify sets both variables, a test of a deploy may set one. */
export const isDeploy = ({ NETLIFY, CONTEXT }: Environment) =>
  NETLIFY === 'true' || CONTEXT !== undefined;

/** Returns whether search engines may list the site. Of Netlify's deploys, only production is for them. */
export const isIndexed = ({ CONTEXT = 'production' }: Environment) => CONTEXT === 'production';
