import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
 * Runs `tools/serve.ts` on a free port over a folder with these files, in a process of its own: Netlify's parsers are ES modules,
 * which Jest cannot load on Node 20. Rejects with what the server said when it ends before it listens.
 */
export async function startPreview(files: Record<string, string | Buffer>) {
  const folder = makeFolder(files);
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
    env: { ...process.env, PORT: '0', PUBLIC_DIR: folder },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  };
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for await (const chunk of server.stdout) {
    const url = /Site\s+(\S+)/.exec(String(chunk))?.[1];
    if (url !== undefined) return { url, stop };
  }
  await stop();
  throw new Error(said);
}

/** The preview over these files. Call it at the top of a test file; asks it without following redirects. */
export function previewOf(files: Record<string, string | Buffer>) {
  let preview: Awaited<ReturnType<typeof startPreview>>;
  beforeAll(async () => {
    preview = await startPreview(files);
  });
  afterAll(() => preview.stop());
  return (address: string, options: RequestInit = {}) =>
    fetch(preview.url + address, { redirect: 'manual', ...options });
}
