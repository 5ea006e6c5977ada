import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadsThroughLink } from './folder';

/**
 * Returns a handler for Gatsby's `developMiddleware`. It does not serve what a link in one of these folders leads to. While developing, Gatsby
 * copies what appears in `static/`, and follows links.
 */
export function refuseLinks(...folders: string[]) {
  return ({ url = '/' }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const file = fileOf(url);
    if (folders.some((folder) => leadsThroughLink(folder, file))) response.writeHead(404).end();
    else next();
  };
}

function fileOf(url: string): string {
  const { pathname } = new URL(url.replace(/^\/+/, '/'), 'http://localhost');
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '').slice(1);
  } catch {
    return '';
  }
}
