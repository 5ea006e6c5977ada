import { requireBrowser } from '../../tools/browser/require-browser';
import { requireEngines } from '../../tools/browser/require-engines';
import { run } from '../../tools/setup/run.mjs';

/** Installs missing browsers before the tests. Workers look for them again. */
export default async function browsers(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await requireBrowser(run);
  if (process.argv.includes('webkit')) await requireEngines(run);
}
