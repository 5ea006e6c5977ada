import { parseArgs } from 'node:util';
import { runSiteCommand } from './run-command';

runSiteCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { right: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { translations } = await import('./translations/command');
  await translations(positionals, values);
});
