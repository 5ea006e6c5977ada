import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { watch } from 'chokidar';
import { registryErrors, registryFile } from '../src/content/registry';
import { createMailboxServer } from './preview/server';

/** Where the mailbox usually is, so that an open tab finds it again. */
const MAILBOX_PORT = 9001;

/** Megabytes that Gatsby may fill before it cleans up: without a limit it takes half as much again and is no faster. */
const HEAP = 1024;

/**
 * `npm run dev`: Gatsby's dev server, with the local mailbox beside it. Gatsby proxies the calls of the email service to
 * `MAILBOX_URL`. Further arguments go to Gatsby.
 */
async function develop(): Promise<void> {
  const { url } = await createMailboxServer(MAILBOX_PORT).catch(() => createMailboxServer(0));
  console.log(`What the forms send arrives at ${url}/__mailbox\n`);
  let restarts = false;
  const run = (): ChildProcess =>
    start(url).on('close', (code) => {
      if (!restarts) process.exit(code ?? 1);
      restarts = false;
      gatsby = run();
    });
  let gatsby = run();
  // Which languages there are is read once, by the build and by webpack. The running server shows an error in the list.
  const restart = async () => {
    if ((await registryErrors('locales', new Map())).length > 0) return;
    console.log('\nThe list of languages changed: starting again.\n');
    restarts = true;
    gatsby.kill();
  };
  watch(path.join('locales', registryFile), { ignoreInitial: true }).on(
    'change',
    () => void restart(),
  );
  // Ctrl+C reaches Gatsby by itself.
  process
    .on('SIGINT', () => undefined)
    .on('SIGTERM', () => {
      restarts = false;
      gatsby.kill();
    });
}

function start(mailbox: string): ChildProcess {
  return spawn(process.execPath, ['tools/gatsby.mjs', 'develop', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MAILBOX_URL: mailbox,
      // The newest of repeated options wins, so that whoever needs more can say so.
      NODE_OPTIONS: `--max-old-space-size=${HEAP} ${process.env['NODE_OPTIONS'] ?? ''}`,
    },
  });
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
