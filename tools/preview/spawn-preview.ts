import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { PreviewServer } from './listen';

/**
 * Runs `tools/serve.ts` on a free port in its own process, so that a busy caller does not slow it down. Rejects with the server's output
 * if it exits before it listens.
 */
export async function spawnPreview(publicDir: string): Promise<PreviewServer> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, '..', 'serve.ts')],
    {
      env: { ...process.env, PORT: '0', PUBLIC_DIR: publicDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exit = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Site\s+(\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stderr.pipe(process.stderr);
    return {
      url,
      close: async () => {
        child.kill();
        await exit;
      },
    };
  }
  await exit;
  throw new Error(`The preview server did not start:\n${complaint}`);
}
