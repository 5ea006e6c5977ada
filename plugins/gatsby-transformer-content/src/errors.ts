/** An error in a file of a maintainer, with its position and a hint. */
export interface ContentError {
  /** Path from the project's root. */
  file: string;
  line: number;
  column: number;
  /** Dotted path of the field; empty for the file as a whole. */
  field: string;
  /** What was expected and what was found. */
  message: string;
  /** What to do. */
  hint?: string | undefined;
  /** The lines around a syntax error. */
  frame?: string;
  /** Path of the file that the field names, if that file is missing or invalid. */
  asset?: string;
}

/** What is wrong, without its position. */
export type Problem = Pick<ContentError, 'message' | 'hint'>;

/** Returns an error of a file as a whole. */
export function fileError(file: string, message: string, hint?: string): ContentError {
  return { file, line: 1, column: 1, field: '', message, hint };
}

/** Formats an error. Editors and terminals can link its first line. */
function formatError(error: ContentError): string {
  const { file, line, column, field, message, hint, frame } = error;
  return [
    `${file}:${line}:${column}  ${field ? `${field}: ` : ''}${message}`,
    ...(hint ? [`    → ${hint}`] : []),
    ...(frame ? frame.split('\n').map((text) => `    ${text}`) : []),
  ].join('\n');
}

/** Formats errors, sorted by file and line. */
export function formatErrors(errors: readonly ContentError[]): string {
  return [...errors]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(formatError)
    .join('\n');
}

/** Formats errors with their number. */
export function errorReport(errors: readonly ContentError[]): string {
  const noun = errors.length === 1 ? 'error' : 'errors';
  return `${formatErrors(errors)}\n\n${errors.length} ${noun}.`;
}

/** Throws if there are errors. */
export function refuseErrors(errors: readonly ContentError[]): void {
  if (errors.length > 0) throw new Error(`Fix these first.\n\n${errorReport(errors)}`);
}
