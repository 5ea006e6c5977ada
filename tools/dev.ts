import { createMailboxServer } from './preview/server';
import { runNode } from './setup/run.mjs';

/** Where the mailbox usually is, so that an open tab finds it again. */
const MAILBOX_PORT = 9001;

/**
 * Megabytes that Gatsby may fill before it tidies up: without a limit it takes half as much again and is no faster. The
 * newest of repeated options wins, so that whoever needs more can say so.
 */
const heap = 1024;

/**
 * `npm run dev`: Gatsby's dev server, with the email service's stand-in beside it. Gatsby proxies
 * the service's calls to `MAILBOX_URL`. Further arguments go to Gatsby.
 */
async function develop(): Promise<void> {
  const { url } = await createMailboxServer(MAILBOX_PORT).catch(() => createMailboxServer(0));
  console.log(`What the forms send arrives at ${url}/__mailbox\n`);
  const args = ['tools/gatsby.mjs', 'develop', ...process.argv.slice(2)];
  const options = `--max-old-space-size=${heap} ${process.env['NODE_OPTIONS'] ?? ''}`;
  process.exit(await runNode(args, { MAILBOX_URL: url, NODE_OPTIONS: options }));
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
