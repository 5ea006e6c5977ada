import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { freePort } from '../../helpers/free-port';

interface DevServer {
  url: string;
  /** Its output so far, without colors. */
  printed: () => string;
  /** Returns the path of a file in the copy. */
  at: (file: string) => string;
}

/** Not copied: the history, keys, and output of builds and tests. */
const left = `.git .env .netlify .cache public node_modules test-results ${path.join('artwork', '.cache')}`;

/** A dev server for all tests, on a copy of the project that has never been built. */
export const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture asks for from its first parameter.
    async ({}, provide) => {
      const root = await mkdtemp(path.join(tmpdir(), 'dev-'));
      const filter = (source: string) => !left.split(' ').includes(source);
      await cp('.', root, { recursive: true, filter });
      await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
      const port = await freePort();
      const isWindows = process.platform === 'win32';
      const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(port)], {
        cwd: root,
        detached: !isWindows,
        shell: isWindows,
      });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (data: Buffer) => (output += String(data)));
      // eslint-disable-next-line no-control-regex -- Terminals are told of colors and lines by control characters.
      const printed = () => output.replaceAll(/\x1b\[[0-9;]*[A-Za-z]/g, '');
      const url = `http://localhost:${port}`;
      try {
        while (!(await fetch(url).catch(() => undefined))?.ok) {
          if (server.exitCode !== null) throw new Error(`The dev server has ended:\n${printed()}`);
          await pause(500);
        }
        await provide({ url, printed, at: (file) => path.join(root, file) });
      } finally {
        // Kills the process group: npm, the command, Gatsby and its workers.
        if (isWindows) spawn('taskkill', ['/pid', String(server.pid), '/t', '/f']);
        else if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
        if (server.exitCode === null) await once(server, 'close');
        await rm(root, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ dev }, provide) => provide(dev.url),
});

export { expect } from '@playwright/test';
