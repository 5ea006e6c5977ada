import { spawn, type ChildProcess } from 'node:child_process';
import { watchFile } from 'node:fs';
import path from 'node:path';
import { languagesFile } from '../src/content/languages-file';
import { hostIn, portIn } from './preview/address.mjs';
import { runSiteCommand } from './run-command';

/** The heap limit for Gatsby in megabytes. Without it, Gatsby uses half as much more and is no faster. */
const HEAP = 1024;

/** `npm run dev`: starts Gatsby's dev server, which gets all arguments. The local mailbox is part of it (gatsby-config.ts). */
async function develop(): Promise<void> {
  // Gatsby reads it, too, and says less.
  portIn(process.env, 8000);
  const { languageListErrors } = await import('../src/content/language-list');
  console.log('Messages from the forms appear at /__mailbox on the server’s address.\n');
  let restarts = false;
  const run = (): ChildProcess =>
    start().on('close', (code) => {
      if (!restarts) process.exit(code ?? 1);
      restarts = false;
      gatsby = run();
    });
  let gatsby = run();
  // Gatsby and webpack read the list of languages only at the start. The running server shows its errors.
  const restart = async () => {
    if ((await languageListErrors('locales')).length > 0) return;
    console.log('\nlocales/languages.json changed. Restarting.\n');
    restarts = true;
    gatsby.kill();
  };
  // By its path, as some editors save a new file and rename it. A removed file has no time.
  watchFile(path.join('locales', languagesFile), { interval: 1000 }, (now, before) => {
    if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs) void restart();
  });
  // Ctrl+C is sent to Gatsby too.
  process
    .on('SIGINT', () => undefined)
    .on('SIGTERM', () => {
      restarts = false;
      gatsby.kill();
    });
}

function start(): ChildProcess {
  return spawn(process.execPath, ['tools/gatsby.mjs', 'develop', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ...(process.env['HOST'] && { GATSBY_HOST: hostIn(process.env) }),
      // The last of repeated options wins, so that a developer can set another limit.
      NODE_OPTIONS: `--max-old-space-size=${HEAP} ${process.env['NODE_OPTIONS'] ?? ''}`,
    },
  });
}

runSiteCommand(develop);
