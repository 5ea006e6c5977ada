import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** The result of a `_redirects` rule for one address. */
export interface Redirect {
  to: string;
  status: number;
  /** Whether the rule applies even if a file exists. */
  force: boolean;
}

interface ParsedRedirect extends Redirect {
  from: string;
  query: object;
  conditions: object;
}

interface Rules {
  /** Returns the first rule that matches a path. */
  redirectFor: (pathname: string) => Redirect | undefined;
  /** Returns the headers of all matching rules. The last one of a name wins. */
  headersFor: (pathname: string) => Map<string, string>;
}

/**
 * Parses `_headers` and `_redirects` with Netlify's parsers. Throws on their errors, and on rules that the preview does not support: those
 * that depend on language, country or query, or have placeholders.
 */
export async function loadRules(publicDir: string): Promise<Rules> {
  const [{ headers, errors }, redirects] = await Promise.all([
    parseAllHeaders({
      ...{ headersFiles: [path.join(publicDir, '_headers')], configHeaders: [], minimal: false },
    }),
    parseAllRedirects({
      redirectsFiles: [path.join(publicDir, '_redirects')],
      ...{ configRedirects: [], minimal: false },
    }),
  ]);
  const messages = [...errors, ...(redirects.errors as Error[])].map(({ message }) => message);
  const rules = redirects.redirects as ParsedRedirect[];
  for (const rule of rules.filter((rule) => !isSupported(rule)))
    messages.push(`The preview does not support the rule for ${rule.from}`);
  if (messages.length > 0) throw new Error(messages.join('\n'));
  return {
    redirectFor: (pathname) => rules.find(({ from }) => matches(from, pathname)),
    headersFor: (pathname) =>
      new Map(
        headers
          .filter((header) => 'forRegExp' in header && header.forRegExp.test(pathname))
          .flatMap(({ values }) => Object.entries(values)),
      ),
  };
}

/** Whether a rule has only paths and a status. A placeholder is a name after a colon, as in `/blog/:year`. */
function isSupported({ from, to, query, conditions }: ParsedRedirect): boolean {
  const hasCondition = Object.keys({ ...query, ...conditions }).length > 0;
  return !hasCondition && !/[/=]:\w/.test(`${from} ${to}`);
}

/** Whether a rule is for this path: the same one, or one below `/old` for `/old/*`. A slash at the end makes no difference. */
function matches(from: string, pathname: string): boolean {
  const asked = pathname.replace(/\/$/, '');
  const own = from.replace(/\/\*?$/, '');
  return asked === own || (from.endsWith('/*') && asked.startsWith(`${own}/`));
}
