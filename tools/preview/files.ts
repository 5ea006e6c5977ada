import { stat } from 'node:fs/promises';
import path from 'node:path';

const RULE_FILES = ['/_redirects', '/_headers'];

/**
 * The file in `publicDir` which Netlify serves for a percent-encoded path when pretty URLs are
 * off: the file itself, or the page of that name with or without a trailing slash. Gives
 * `undefined` for unknown paths, for what lies outside the folder and for the rule files.
 */
export async function findFile(publicDir: string, pathname: string): Promise<string | undefined> {
  const decoded = decodePath(pathname);
  if (decoded === undefined || RULE_FILES.includes(decoded)) return undefined;
  const root = path.resolve(publicDir);
  for (const candidate of candidates(decoded)) {
    const file = path.join(root, candidate);
    if (file.startsWith(root + path.sep) && (await isFile(file))) return file;
  }
  return undefined;
}

function candidates(pathname: string): string[] {
  const withoutSlash = pathname.replace(/\/+$/, '');
  const pages = [`${withoutSlash}/index.html`, ...(withoutSlash ? [`${withoutSlash}.html`] : [])];
  return pathname.endsWith('/') ? pages : [pathname, ...pages.reverse()];
}

function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}
