import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { watch } from 'chokidar';
import { languageListErrors, languagesFile } from '../src/content/language-list';
import { createMailboxServer } from './preview/server';
import { runCommand } from './run-command';

/** The usual port of the mailbox, so that an open tab works after a restart. */
const MAILBOX_PORT = 9001;

/** The heap limit for Gatsby in megabytes. Without it, Gatsby uses half as much more and is no faster. */
const HEAP = 1024;

/**
 * `npm run dev`: starts Gatsby's dev server and the local mailbox. Gatsby proxies calls to the email service to `MAILBOX_URL`, and gets
 * all other arguments.
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
  // Gatsby and webpack read the list of languages only at the start. The running server shows its errors.
  const restart = async () => {
    if ((await languageListErrors('locales')).length > 0) return;
    console.log('\nThe list of languages changed: starting again.\n');
    restarts = true;
    gatsby.kill();
  };
  watch(path.join('locales', languagesFile), { ignoreInitial: true }).on(
    'change',
    () => void restart(),
  );
  // Ctrl+C is sent to Gatsby too.
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
      // The last of repeated options wins, so that a developer can set another limit.
      NODE_OPTIONS: `--max-old-space-size=${HEAP} ${process.env['NODE_OPTIONS'] ?? ''}`,
    },
  });
}

runCommand(develop);
