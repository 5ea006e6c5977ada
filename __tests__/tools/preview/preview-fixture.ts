import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnPreview } from '../../../tools/preview/spawn-preview';

/** Writes files, named by their path, into a new folder in the system's place for temporary files. */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/**
 * The preview server over a folder of these files, as `npm run serve` runs it: Netlify's parsers
 * are ES modules, which Jest cannot load on Node 20. Call it at the top of a test file.
 */
export function previewOf(files: Record<string, string | Buffer>): { url(path?: string): string } {
  const folder = makeFolder(files);
  let server: Awaited<ReturnType<typeof spawnPreview>>;
  beforeAll(async () => {
    server = await spawnPreview(path.join(folder, 'public'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return { url: (pathname = '') => server.url + pathname };
}

/** An answer with its body as it came over the wire, still compressed. */
interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request that neither follows redirects, nor decompresses, nor tidies the path as `fetch` does. */
export function rawRequest(
  base: string,
  pathname: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    httpRequest({ hostname, port, path: pathname, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
