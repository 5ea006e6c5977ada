import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import { jsonCureOf, withCures } from './cures';
import { fileError, type ContentError, type Problem } from './errors';
import { invisibleErrors, invisibleProblem } from './invisible';
import { stringsIn } from './schema';

export type FieldPath = readonly PropertyKey[];

export interface Position {
  line: number;
  column: number;
}

export interface ParsedFile {
  /** Path from the project's root. */
  file: string;
  /** The file's data; undefined where it could not be parsed. */
  value: unknown;
  /** Errors of syntax, and characters that nobody can see. */
  errors: ContentError[];
  /** The position of a field, or of the nearest field around a missing one. */
  locate: (path: FieldPath) => Position;
  /** The comment after ` #` in the line of a field without quotes. It may be empty. */
  commentAt: (path: FieldPath) => string | undefined;
  /** What YAML has at a path, as it is written. Undefined if that takes several lines. */
  writtenAt: (path: FieldPath) => string | undefined;
}

/** What is wrong with the syntax of a file. */
export type SyntaxError = Position & Pick<ContentError, 'message' | 'frame' | 'hint'>;

/** The most bytes of a text file. */
const maxBytes = 256 * 1024;
const maxDepth = 64;

/** Parses a file. Returns its data with the lines of its fields, or its errors. Never throws. */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  if (bytes.length > maxBytes) {
    const size = Math.round(bytes.length / 1024);
    return unreadable(file, `expected at most ${maxBytes / 1024} KB of text, found ${size} KB`);
  }
  // Gatsby's parser also knows the line ends of old Macs. This one does not.
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  // Other encodings and binary files. The decoder replaces bytes that are no UTF-8.
  const [readable = ''] = text.split(/[\0\ufffd]/, 1);
  if (readable !== text) {
    const line = readable.split('\n').length;
    return unreadable(file, 'expected text saved as UTF-8, found another encoding', line);
  }
  const deep = deepLine(text);
  return deep === undefined
    ? parseText(file, text)
    : unreadable(file, `expected at most ${maxDepth} levels inside each other, found more`, deep);
}

/** Returns the line with too many brackets or dashes inside each other. A parser would take seconds for it. */
function deepLine(text: string): number | undefined {
  let depth = 0;
  let line = 1;
  for (const [sign] of text.matchAll(/\n(?:[^\S\n]*#.*)?|[[\]{}]|(?:[-?] ){50}/g)) {
    if (sign.startsWith('\n')) line += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else depth += sign.length;
    if (depth > maxDepth) return line;
  }
  return undefined;
}

const unreadable = (file: string, message: string, line?: number) =>
  withoutData(file, { message }, line);

/** Returns a file with this error instead of its data. */
export function withoutData(file: string, { message, hint }: Problem, line = 1): ParsedFile {
  return {
    file,
    value: undefined,
    errors: [{ ...fileError(file, message, hint), line }],
    locate: () => ({ line: 1, column: 1 }),
    commentAt: () => undefined,
    writtenAt: () => undefined,
  };
}

/** The rules of Gatsby's parser, whatever version a file asks for. A key that is a group is an error of the schema. */
const options = { schema: 'core', logLevel: 'error' } as const;

function parseText(file: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const locate = (path: FieldPath) => position(offsetOf(document, path));
  const isJson = file.endsWith('.json');
  const jsonError = isJson ? jsonErrorIn(text) : undefined;
  const syntax: SyntaxError[] = mergeErrors(text) ?? [
    ...withCures(
      file,
      text,
      [...document.errors, ...document.warnings].map((error) => {
        // The parser shows the end of the file instead.
        const place = isOpenQuote(error) && { ...position(lastQuoteIn(document)), frame: '' };
        return { ...fromYaml(error), ...place, hint: jsonError?.hint, code: error.code };
      }),
    ),
    ...propertiesIn(document).map((offset) => {
      const message = 'a text cannot begin with &, * or !';
      return { ...position(offset), message, hint: 'Put the text in quotes.' };
    }),
  ];
  if (syntax.length === 0 && jsonError) syntax.push(jsonError);
  const data: unknown = syntax.length > 0 ? undefined : document.toJS();
  const value = isJson ? data : trimmed(data);
  const invisible = invisibleErrors(text);
  // First those that may be the cause of others in the same line.
  const errors: SyntaxError[] = [
    ...invisible,
    ...syntax,
    ...(invisible.length > 0 ? [] : escapedErrors(value, locate)),
  ];
  return {
    file,
    value,
    errors: errors
      .filter(({ line }, index) => errors.findIndex((other) => other.line === line) === index)
      .map((error) => ({ file, field: '', ...error })),
    locate,
    commentAt: (path) => {
      const node = document.getIn(path, true);
      // A quoted text ends at its quote.
      return isScalar(node) && node.type === 'PLAIN' ? (node.comment ?? undefined) : undefined;
    },
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      // Quotes would make the hyphens of a list part of the text.
      if (isJson || !isNode(node) || !node.range || (isSeq(node) && !node.flow)) return undefined;
      const written = text.slice(node.range[0], node.range[1]).trim();
      return written.includes('\n') ? undefined : written;
    },
  };
}

/** Returns the data without the spaces around texts. A text of several lines ends with a line break. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]))
    : value;
}

/** Returns an error for the first line that git left where two people changed the same lines, or undefined. */
function mergeErrors(text: string): SyntaxError[] | undefined {
  const line = text.split('\n').findIndex((one) => /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/.test(one));
  if (line < 0) return undefined;
  const message = 'two versions of the same lines, which git could not merge';
  const hint =
    'Keep one of them, and delete the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.';
  return [{ line: line + 1, column: 1, message, hint }];
}

/** Returns the errors of invisible characters that are written as an escape, like "\u200b". */
function escapedErrors(value: unknown, locate: (path: FieldPath) => Position): SyntaxError[] {
  return stringsIn(value).flatMap(({ path, text }) => {
    const [problem] = text.split('\n').flatMap((line) => invisibleProblem(line) ?? []);
    return problem ? [{ ...locate(path), message: problem.message, hint: problem.hint }] : [];
  });
}

const isOpenQuote = ({ message }: YAMLError) => message.startsWith('Missing closing');

/** A quote that is not closed takes all text up to the end of the file. */
function lastQuoteIn(document: Document.Parsed): number {
  let start = 0;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE')) start = range?.[0] ?? 0;
    },
  });
  return start;
}

/** The parser's message ends with the position and a code frame. */
function fromYaml({ message, linePos }: YAMLError): SyntaxError {
  const [first = message, ...frame] = message.split('\n');
  return {
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    message: first.replace(/ at line \d+, column \d+:$/, ''),
    frame: frame.join('\n').trim(),
  };
}

/** Entries do not use anchors, aliases and tags. YAML would drop the word. */
function propertiesIn(document: Document.Parsed): number[] {
  const found: number[] = [];
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor || node.tag) found.push(node.range?.[0] ?? 0);
    },
  });
  return found;
}

/** Returns where a text is no JSON, of which YAML allows more, and what to do. */
export function jsonErrorIn(text: string): SyntaxError | undefined {
  const length = jsonLength(text);
  if (length === undefined) return undefined;
  const found = text.slice(length - 1, length).trim();
  const end = Math.max(Math.min(length, text.trimEnd().length) - 1, 0);
  const lines = text.slice(0, end).split('\n');
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: `expected JSON, found ${found || 'the end of a line'}`,
    hint: jsonCureOf(found),
  };
}

/** Returns how much of a text shows that it is not JSON, or undefined if it is. The message of the error has no place in some versions of Node. */
function jsonLength(text: string): number | undefined {
  const isBegin = (length: number): boolean => {
    try {
      JSON.parse(text.slice(0, length));
      return true;
    } catch (error) {
      const { message } = error as Error;
      const [, at] = /at position (\d+)/.exec(message) ?? [];
      return /end of JSON|Unterminated/.test(message) || Number(at) >= length;
    }
  };
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    if (isBegin(text.length)) return text.length + 1;
    let [fits, fails] = [0, text.length];
    while (fails - fits > 1) {
      const middle = Math.floor((fits + fails) / 2);
      if (isBegin(middle)) fits = middle;
      else fails = middle;
    }
    return fails;
  }
}

function offsetOf(document: Document.Parsed, path: FieldPath): number {
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range[0] ?? 0;
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const own = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.key
    : isSeq(parent)
      ? parent.items[Number(step)]
      : undefined;
  return (isNode(own) && (own as Node).range?.[0]) || offsetOf(document, path.slice(0, -1));
}
