import { runNode } from '../setup/run.mjs';

/** Seconds of a build from nothing and of the next one with nothing changed. Throws when one fails. */
export async function timeBuilds(): Promise<{ cold: number; warm: number }> {
  await gatsby('clean');
  return { cold: await gatsby('build'), warm: await gatsby('build') };
}

async function gatsby(command: string): Promise<number> {
  const start = performance.now();
  const code = await runNode(['tools/gatsby.mjs', command]);
  if (code !== 0) throw new Error(`gatsby ${command} ended with code ${code}.`);
  return (performance.now() - start) / 1000;
}
