import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';

/** The headers of every rule that fits a path, names in lower case; a later rule overrides. */
type HeadersFor = (pathname: string) => Record<string, string>;

/**
 * Reads `_headers` in `publicDir` and the `headers` of `netlify.toml` beside that folder. Throws
 * with every fault that Netlify's parser reports.
 */
export async function loadHeaders(publicDir: string): Promise<HeadersFor> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(publicDir, '_headers')],
    netlifyConfigPath: path.resolve(publicDir, '..', 'netlify.toml'),
    configHeaders: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return (pathname) =>
    Object.fromEntries(
      headers
        .filter((header) => 'forRegExp' in header && header.forRegExp.test(pathname))
        .flatMap(({ values }) => Object.entries(values))
        .map(([name, value]) => [name.toLowerCase(), value]),
    );
}
