import { parseArgs } from 'node:util';
import { runSiteCommand } from './run-command';

/**
 * `npx tsx tools/edited-content.ts`: changes the content of a copy of the project as an editor may, and runs the unit tests that read content
 * on each change. `--project code` runs the others. Words after it select changes: `draft`, `shorter`, `longer` or `doubled`.
 */
runSiteCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: 'content' } },
    allowPositionals: true,
  });
  const { testEditedContent } = await import('./edited-content/command');
  await testEditedContent(values.project, positionals);
});
