import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { copyProject } from './copy-project';

interface DevServer {
  url: string;
  /** What it has printed so far, without colours. */
  printed: () => string;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
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
      const root = await copyProject(process.cwd());
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
      const at = (file: string) => path.join(root, file);
      try {
        await ready(url, server, printed);
        await provide({
          url,
          printed,
          read: (file) => readFile(at(file), 'utf8'),
          write: (file, text) => writeFile(at(file), text),
          rename: (from, to) => rename(at(from), at(to)),
          remove: (file) => rm(at(file)),
        });
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
