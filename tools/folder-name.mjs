import { sep } from 'node:path';

/** `:` is in every path on Windows, where `\` stands between folders. */
const signs = sep === '/' ? /[([{*|!?#%':\\]/ : /[([{*|!?#%']/;

/**
 * Ends the process if the path of the project has a sign that means something else to Gatsby (a pattern of files, an address, the end of a
 * text in its code), to webpack (a loader or a query) or to the system (the end of a folder in PATH). They would fail late, with a message
 * about something else.
 */
export function refuseFolderName() {
  const [sign] = signs.exec(process.cwd()) ?? [];
  if (sign === undefined) return;
  console.error(
    `\nGatsby cannot work in a folder with ${sign} in its path: ${process.cwd()}\nRename the folder, then run the same command again.\n`,
  );
  process.exit(1);
}
