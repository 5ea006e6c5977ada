import { existsSync, readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment variables that are set: those of the process and, for the others, those of `.env`. A variable that is set to
 * nothing counts as not set.
 */
export function readEnvironment(env: Environment = process.env, file = '.env'): Environment {
  return { ...cleaned(variablesIn(textOf(file))), ...cleaned(env) };
}

/** Returns a message for each line of `.env` that sets nothing, like `NAME: value`. It has no value of the file, as these are secret. */
export function unreadLines(file = '.env'): string[] {
  const unread = textOf(file).replaceAll(assignment, (found) => found.replaceAll(/[^\n]/g, ''));
  return unread
    .split('\n')
    .flatMap((line, index) => (line.trim() ? `${file}:${index + 1}  ${expectedLine}` : []));
}

const expectedLine =
  "expected NAME=value: a name in capitals, and a value with both of its quotes or none, without '$' in front or ';' at its end";

/** A comment, or a name and its value, which may have several lines in quotes. A comment after a value begins with a space. */
const assignment =
  /^[ \t]*(?:#.*|(?:export[ \t]+)?([A-Z][A-Z\d_]*)[ \t]*=[ \t]*(?:(["'`])((?:(?!\2)[^])*)\2|([^\s"'`$#;](?:(?:(?!\s#).)*?[^\s;])?)?)[ \t]*(?:[ \t]#.*)?)$/gm;

const variablesIn = (text: string): Environment =>
  Object.fromEntries(
    [...text.matchAll(assignment)].flatMap(([, name, , quoted, unquoted]) =>
      name ? [[name, quoted ?? unquoted]] : [],
    ),
  );

/**
 * Returns the origin that a variable is set to, such as `https://www.example.com`. Throws if it is anything else, as what is built with it
 * would not work: browsers send to `https` only, and the security policy ends a source at a sign like `;`.
 */
export function originIn(env: Environment, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const { href, origin } = URL.canParse(value) ? new URL(value) : { href: '', origin: '' };
  if (href === `${origin}/` && plainOrigin.test(origin)) return origin;
  throw new Error(`${name}: expected an address like https://www.example.com, found '${value}'`);
}

/** A local service, as in tests, needs no certificate. */
const plainOrigin = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/;

const cleaned = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value = '']) => [name, bare(value)] as const)
      .filter(([, value]) => value),
  );

/** Removes what people copy or type with a value: spaces and quotes around it. */
const bare = (value: string) =>
  plain(value)
    .trim()
    .replace(/^["'“”„‘’](.*)["'“”‘’]$/, '$1');

/** Returns the text without signs of no width, and with common spaces only. */
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Zs}/gu, ' ');

/** Editors on Windows may save the file with a byte order mark, which a TextDecoder removes, or as UTF-16. Lines may end in any way. */
function textOf(file: string): string {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return plain(new TextDecoder(encoding).decode(bytes)).replaceAll(/\r\n?/g, '\n');
}

/** Returns whether this build is for the host. Netlify sets both variables, a test of a deploy may set one. */
export const isDeploy = ({ NETLIFY, CONTEXT }: Environment) =>
  NETLIFY === 'true' || CONTEXT !== undefined;

/** Returns why search engines may not list the site. Of Netlify's deploys, only production is for them. */
export const closedBecause = ({ CONTEXT = 'production' }: Environment): string | undefined =>
  CONTEXT === 'production' ? undefined : `CONTEXT is '${CONTEXT}', not 'production'`;
