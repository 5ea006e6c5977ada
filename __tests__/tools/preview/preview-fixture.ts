import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeFolder } from '../../helpers/folder';

/**
 * Serves a folder with these files by `tools/serve.ts` in its own process, because Jest cannot load Netlify's ES modules on Node 20.
 * Rejects with the server's output if it exits before it listens.
 */
export async function startPreview(files: Record<string, string | Buffer>) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve.ts'], {
    env: { ...process.env, PORT: '0', PUBLIC_DIR: makeFolder(files) },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
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

/** A preview of these files for a test file. Requests do not follow redirects. */
export function previewOf(files: Record<string, string | Buffer>) {
  let preview: Awaited<ReturnType<typeof startPreview>>;
  beforeAll(async () => {
    preview = await startPreview(files);
  });
  afterAll(() => preview.stop());
  return (address: string, options: RequestInit = {}) =>
    fetch(preview.url + address, { redirect: 'manual', ...options });
}
