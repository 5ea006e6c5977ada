/** Something a maintainer wrote that the site cannot use: where it stands and how to fix it. */
export interface ContentError {
  /** Path from the project's root. */
  file: string;
  line: number;
  column: number;
  /** Dotted path of the field; empty for the file as a whole. */
  field: string;
  /** What was expected and what was found. */
  message: string;
  hint?: string;
  /** Path of the file that the field names, where that file is missing or unfit. */
  asset?: string;
  /** English stands in: the check names it, a build goes on. */
  gap?: true;
}

/** Returns the lines a maintainer reads, the first of which editors and terminals can follow. */
export function formatError({ file, line, column, field, message, hint }: ContentError): string {
  const place = `${file}:${line}:${column}`;
  const what = field ? `${field}: ${message}` : message;
  return hint ? `${place}  ${what}\n    → ${hint}` : `${place}  ${what}`;
}

/** Returns errors in any order as one text, sorted by file and line. */
export function formatErrors(errors: readonly ContentError[]): string {
  return [...errors]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(formatError)
    .join('\n');
}

/** Returns the notes that a command prints before it goes on. */
export function noteReport(notes: readonly ContentError[]): string {
  return `No errors, but to be done before the launch:\n${formatErrors(notes)}\n`;
}

/** Returns all errors and their number, as a command prints them. */
export function errorReport(errors: readonly ContentError[]): string {
  const noun = errors.length === 1 ? 'error' : 'errors';
  return `${formatErrors(errors)}\n\n${errors.length} ${noun} in content and locales.`;
}

/** Throws all that a build would stop at, if there are any. */
export function refuseErrors(errors: readonly ContentError[]): void {
  const broken = errors.filter(({ gap }) => !gap);
  if (broken.length > 0) throw new Error(`Fix these first.\n\n${errorReport(broken)}`);
}
