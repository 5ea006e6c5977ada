/**
 * Ends the process if the path of the project has a sign that means something else to Gatsby (a pattern of files) or to webpack (a loader
 * or a query). They would fail late, with a message about gatsby-config.ts.
 */
export function refuseFolderName() {
  const [sign] = /[([{*|!?#]/.exec(process.cwd()) ?? [];
  if (sign === undefined) return;
  console.error(
    `\nGatsby cannot work in a folder with '${sign}' in its path: ${process.cwd()}\nRename the folder, then run the same command again.\n`,
  );
  process.exit(1);
}
