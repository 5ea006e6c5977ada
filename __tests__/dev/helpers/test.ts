import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../helpers/free-port';

interface DevServer {
  url: string;
  /** What it has printed so far, without colours. */
  printed: () => string;
  /** Where a file of its copy is. */
  at: (file: string) => string;
}

/** What a copy does without: the history, keys, and what builds and tests leave behind. */
const left = ['.git', '.env', '.netlify', '.cache', 'public', 'node_modules', 'test-results'];

/** Gives a copy of the project that was never built, in the system's folder for temporary files. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'dev-'));
  for (const entry of (await readdir('.')).filter((name) => !left.includes(name)))
    await cp(entry, path.join(copy, entry), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Resolves when the server answers, rejects when it has ended before. */
async function ready(url: string, server: ChildProcess, printed: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The dev server has ended:\n${printed()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  // The whole group: npm, the command, Gatsby and its workers.
  if (process.platform !== 'win32') process.kill(-pid, 'SIGTERM');
  else spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
}

/** A dev server for all tests, on a copy of the project that has never been built. */
export const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture asks for from its first parameter.
    async ({}, provide) => {
      const root = await copyProject();
      const port = await freePort();
      const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(port)], {
        cwd: root,
        detached: process.platform !== 'win32',
        shell: process.platform === 'win32',
      });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (data: Buffer) => (output += String(data)));
      // eslint-disable-next-line no-control-regex -- Terminals are told of colours and lines by control characters.
      const printed = () => output.replaceAll(/\x1b\[[0-9;]*[A-Za-z]/g, '');
      const url = `http://localhost:${port}`;
      try {
        await ready(url, server, printed);
        await provide({ url, printed, at: (file) => path.join(root, file) });
      } finally {
        end(server);
        await once(server, 'close');
        await rm(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ dev }, provide) => provide(dev.url),
});

export { expect } from '@playwright/test';
