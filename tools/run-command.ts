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
    // Other commands start faster without the parsers.
    const { refuseErrors } = await import('../plugins/gatsby-transformer-content');
    const { languagesFileErrors } = await import('../src/content/languages-file');
    refuseErrors(await languagesFileErrors('locales'));
    await command();
  });
}
