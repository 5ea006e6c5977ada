import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'chokidar';
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
  let gatsby = start(url);
  let restarts = false;
  // Which languages there are is read once, by the build and by webpack.
  watch('locales/languages.json', { ignoreInitial: true }).on('change', () => {
    console.log('\nThe list of languages changed: starting again.\n');
    restarts = true;
    gatsby.kill();
  });
  const follow = () =>
    gatsby.on('close', (code) => {
      if (!restarts) process.exit(code ?? 1);
      restarts = false;
      gatsby = start(url);
      follow();
    });
  follow();
  // Ctrl+C reaches Gatsby by itself.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => gatsby.kill());
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
