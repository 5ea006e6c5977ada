import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** The result of a `_redirects` rule for one address. */
export interface Redirect {
  /** Placeholders are filled in. */
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
 * Parses `_headers` and `_redirects` with Netlify's parsers. Throws on their errors, and on rules that depend on language, country or
 * query, which the preview does not support.
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
  const rules = (redirects.redirects as ParsedRedirect[]).map((rule) => {
    if (Object.keys({ ...rule.query, ...rule.conditions }).length > 0)
      messages.push(`The preview cannot follow the condition of the rule for ${rule.from}`);
    return { ...rule, pattern: patternOf(rule.from) };
  });
  if (messages.length > 0) throw new Error(messages.join('\n'));
  return {
    redirectFor: (pathname) => {
      for (const { pattern, to, status, force } of rules) {
        const found = pattern.exec(pathname);
        if (found) return { to: filledIn(to, found.groups ?? {}), status, force };
      }
      return undefined;
    },
    headersFor: (pathname) =>
      new Map(
        headers
          .filter((header) => 'forRegExp' in header && header.forRegExp.test(pathname))
          .flatMap(({ values }) => Object.entries(values)),
      ),
  };
}

/** `/blog/:year/*` as a pattern with the groups `year` and `splat`. A slash at the end makes no difference. */
function patternOf(from: string): RegExp {
  const escaped = from.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = escaped
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?');
  return new RegExp(`^${pattern}/?$`);
}

const filledIn = (to: string, values: Record<string, string | undefined>) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`:${name}`, () => value ?? ''),
    to,
  );
