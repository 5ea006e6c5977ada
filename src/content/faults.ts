/** Something a maintainer wrote that the site cannot use: where it stands and how to mend it. */
export interface Fault {
  /** Path from the project's root. */
  file: string;
  line: number;
  column: number;
  /** Dotted path of the field; empty for the file as a whole. */
  field: string;
  /** What was expected and what was found. */
  message: string;
  cure?: string;
  /** Path of the file that the field names, where that file is missing or unfit. */
  asset?: string;
  /** English stands in: the check names it, a build goes on. */
  gap?: true;
}

/** Takes a fault; gives the lines a maintainer reads, the first of which editors and terminals can follow. */
export function formatFault({ file, line, column, field, message, cure }: Fault): string {
  const place = `${file}:${line}:${column}`;
  const what = field ? `${field}: ${message}` : message;
  return cure ? `${place}  ${what}\n    → ${cure}` : `${place}  ${what}`;
}

/** Takes faults in any order; gives them as one text, sorted by file and line. */
export function formatFaults(faults: readonly Fault[]): string {
  return [...faults]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(formatFault)
    .join('\n');
}

/** Takes what is no fault but to be done; gives what a command prints that goes on. */
export function noteReport(notes: readonly Fault[]): string {
  return `No faults, but to be done before the launch:\n${formatFaults(notes)}\n`;
}

/** Takes faults; gives what a command prints that refuses them: all of them, and their number. */
export function faultReport(faults: readonly Fault[]): string {
  const noun = faults.length === 1 ? 'fault' : 'faults';
  return `${formatFaults(faults)}\n\n${faults.length} ${noun} in content and locales.`;
}

/** Takes faults; throws all that a build would stop at, if there are any. */
export function refuseFaults(faults: readonly Fault[]): void {
  const broken = faults.filter(({ gap }) => !gap);
  if (broken.length > 0) throw new Error(`Mend these first.\n\n${faultReport(broken)}`);
}
