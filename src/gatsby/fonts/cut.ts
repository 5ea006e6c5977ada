import { json } from 'node:stream/consumers';
import { languageFonts, pageFonts } from './fonts';
import type { Job } from './index';
import { openStore } from './store';

/** The other end of `index.ts`: reads a job, cuts its fonts, and writes their rules or what is wrong. */
async function main(): Promise<void> {
  const job = (await json(process.stdin)) as Job;
  const store = await openStore(job.folder, 'texts' in job ? 'languages' : 'pages');
  const fonts = [];
  if ('texts' in job)
    for (const text of job.texts) fonts.push(await store.get(text, languageFonts));
  else for (const page of job.pages) fonts.push(await store.get(page, pageFonts));
  await store.close();
  process.stdout.write(JSON.stringify(fonts));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
