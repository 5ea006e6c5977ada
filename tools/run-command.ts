import { refuseErrors } from '../plugins/gatsby-transformer-content';
import { languagesFileErrors } from '../src/content/languages-file';

/** Runs a command. An error is printed as its message alone, and the exit code is 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** Runs a command that imports the list of languages, as nearly all code does, if that list is valid. */
export function runSiteCommand(command: () => Promise<void>): void {
  runCommand(async () => {
    refuseErrors(await languagesFileErrors('locales'));
    await command();
  });
}
