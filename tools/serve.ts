import { existsSync } from 'node:fs';
import { preview } from './preview/server';
import { runCommand } from './run-command';

/** `npm run serve`: serves the built site on `PORT` (default 9000) until it is interrupted. */
async function serve(): Promise<void> {
  const publicDir = process.env['PUBLIC_DIR'] || 'public';
  if (!existsSync(publicDir)) throw new Error('Nothing is built yet. Run `npm run build` first.');
  const url = await preview(publicDir, 9000, 'npm run serve');
  console.log(`\n  Site     ${url}\n  Mailbox  ${url}/__mailbox\n\nCtrl+C stops it.`);
}

// A signal to npm ends only its shell. This process would keep the port.
const shell = process.ppid;
if (process.env['npm_lifecycle_event'])
  setInterval(() => process.ppid !== shell && process.exit(0), 500).unref();

runCommand(serve);
