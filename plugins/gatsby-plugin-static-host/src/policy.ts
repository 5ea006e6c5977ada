import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slicesFolder } from './gatsby-scripts';
import { scanPage, type PageScan } from './page-scan';

/** The sources of each directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Pages that contain what the build does not know. */
export class UnknownInPages extends Error {}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const hashed = (texts: readonly string[]) =>
  [...new Set(texts.map(sha256))].sort().map((hash) => `'sha256-${hash}'`);

/** Returns the policy of a page. Emotion adds rules by script to an empty `<style>`, which has a hash too. */
function policyOf({ scripts, styles }: PageScan, more: Directives): string {
  const hasDataFonts = styles.some((text) => /url\(["']?data:(font|application)\//.test(text));
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashed(scripts.filter(Boolean))],
    'style-src': ["'self'", ...hashed(['', ...styles])],
    'font-src': ["'self'", ...(hasDataFonts ? ['data:'] : [])],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.keys({ ...directives, ...more })
    .map((name) => {
      const sources = directives[name] ?? [];
      const added = more[name] ?? [];
      // 'none' is valid only alone.
      const own = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...own, ...added].join(' ');
    })
    .join('; ');
}

/**
 * Inserts the policy at the start of the head, in place of that of an earlier build. There it applies under every path at which a host
 * serves the page. `frame-ancestors` works only as a header (headers.ts). A file without a `<head>` stays as it is: it is no page, such as
 * the file by which a search engine knows the owner.
 * @param known The inline scripts of the build. Only these are allowed.
 * @throws UnknownInPages if the page contains anything else that runs.
 */
export function withPolicy(html: string, more: Directives, known: ReadonlySet<string>): string {
  const scan = scanPage(html, { scripts: known, directives: more });
  const { head, policies, unknown } = scan;
  const needsHead = head === undefined && scan.scripts.length + scan.styles.length > 0;
  const problems = [...unknown, ...(needsHead ? ['no <head> for its policy'] : [])];
  if (problems.length > 0) throw new UnknownInPages(problems.join('; '));
  if (head === undefined) return html;
  const bare = policies.reduceRight(
    (text, [start, end]) => text.slice(0, start) + text.slice(end),
    html,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(scan, more)}"/>`;
  return bare.slice(0, head) + meta + bare.slice(head);
}

/**
 * Inserts the policy into every built page.
 * @throws an error that names each page with something unknown, before it writes.
 */
export async function writePolicies(
  publicFolder: string,
  more: Directives,
  known: ReadonlySet<string>,
): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const pages = files.filter((file) => !isSlice(publicFolder, file));
  const unknown: string[] = [];
  const changed = new Map<string, string>();
  for (const file of pages) {
    const html = await readFile(file, 'utf8');
    try {
      const page = withPolicy(html, more, known);
      if (page !== html) changed.set(file, page);
    } catch (error) {
      if (!(error instanceof UnknownInPages)) throw error;
      unknown.push(`${path.relative(publicFolder, file)}: ${error.message}`);
    }
  }
  if (unknown.length > 0) throw new UnknownInPages(reportOf(unknown));
  await Promise.all([...changed].map(([file, html]) => writeFile(file, html)));
}

/** Parts of pages, which Gatsby keeps beside them. */
const isSlice = (publicFolder: string, file: string) =>
  file.startsWith(path.join(publicFolder, slicesFolder));

const reported = 10;

const reportOf = (unknown: readonly string[]) =>
  [
    'gatsby-plugin-static-host: pages contain what the build did not make. Text of the content may have become markup.',
    'A script of the site belongs into the option `scripts` (README.md).',
    ...unknown.slice(0, reported),
    ...(unknown.length > reported ? [`and ${unknown.length - reported} more`] : []),
  ].join('\n');
