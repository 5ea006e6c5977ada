import { existsSync } from 'node:fs';
import path from 'node:path';
import { explainPortError, portFromEnv } from './preview/port';
import { createPreviewServer } from './preview/server';

const publicDir = path.resolve(process.env['PUBLIC_DIR'] ?? 'public');

/** `npm run serve`: the built site on `PORT` (9000 without it) until it is interrupted. */
async function serve(): Promise<void> {
  const port = portFromEnv(process.env['PORT'], 9000);
  if (!existsSync(publicDir)) throw new Error('Nothing is built yet. Run `npm run build` first.');
  const server = await createPreviewServer({ publicDir, port }).catch((error: unknown) => {
    throw explainPortError(error, port, 'npm run serve');
  });
  console.log(`\n  Site     ${server.url}\n  Mailbox  ${server.url}/__mailbox\n`);
  console.log('Ctrl+C stops it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
