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
