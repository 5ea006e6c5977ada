import { runSiteCommand } from './run-command';

/**
 * `npx tsx tools/case-studies.ts [--force]`: builds the site and prints each case study whose PDF is missing or stale, or all of them.
 * The PDFs are committed, since the host that builds the site has no browser.
 */
runSiteCommand(async () => {
  const { printCaseStudies } = await import('./case-studies/command');
  await printCaseStudies(process.argv.includes('--force'));
});
