import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import { fileError, type ContentError } from './errors';

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
  errors: ContentError[];
  /** The position of a field, or of the nearest field around a missing one. */
  locate: (path: FieldPath) => Position;
  /** The comment after ` #` in the line of a field. */
  commentAt: (path: FieldPath) => string | undefined;
}

/** What is wrong with the syntax of a file. */
type SyntaxError = Position & Pick<ContentError, 'message' | 'frame' | 'hint'>;

/** The most bytes of a text file. */
const maxBytes = 256 * 1024;
const maxDepth = 64;

/** Parses a file. Returns its data with the lines of its fields, or its errors. Never throws. */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  if (bytes.length > maxBytes) {
    const size = Math.round(bytes.length / 1024);
    return unreadable(file, `expected at most ${maxBytes / 1024} KB of text, found ${size} KB`);
  }
  const text = new TextDecoder().decode(bytes);
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
  for (const [sign] of text.matchAll(/\n|[[\]{}]|(?:[-?] ){50}/g)) {
    if (sign === '\n') line += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else depth += sign.length;
    if (depth > maxDepth) return line;
  }
  return undefined;
}

function unreadable(file: string, message: string, line = 1): ParsedFile {
  return {
    file,
    value: undefined,
    errors: [{ ...fileError(file, message), line }],
    locate: () => ({ line: 1, column: 1 }),
    commentAt: () => undefined,
  };
}

function parseText(file: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const errors = [
    ...[...document.errors, ...document.warnings].map((error) => ({
      ...fromYaml(error, cureOf(file, error)),
      // The parser shows the end of the file instead.
      ...(isOpenQuote(error) && { ...position(lastQuoteIn(document)), frame: '' }),
    })),
    ...anchorsIn(document).map((offset) => {
      const message = 'a text cannot begin with & or *';
      return { ...position(offset), message, hint: 'Put the text in quotes.' };
    }),
  ];
  if (errors.length === 0 && file.endsWith('.json')) errors.push(...jsonErrors(text, position));
  return {
    file,
    value: errors.length > 0 ? undefined : document.toJS(),
    errors: errors
      .filter(({ line }, index) => errors.findIndex((other) => other.line === line) === index)
      .map((error) => ({ file, field: '', ...error })),
    locate: (path) => position(offsetOf(document, path)),
    commentAt: (path) => {
      const node = document.getIn(path, true);
      return (isNode(node) && node.comment) || undefined;
    },
  };
}

function cureOf(file: string, error?: YAMLError): string {
  if (file.endsWith('.json'))
    return 'Write "key": "text" on each line, with a comma after every line but the last. A quote inside a text is \\".';
  return error?.code === 'TAB_AS_INDENT' || error?.code === 'BAD_INDENT'
    ? 'Indent with two spaces for each level, and write fields that belong together below each other.'
    : "Put the text in single quotes, and write an apostrophe in it twice: 'It''s yours'.";
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
function fromYaml({ message, linePos }: YAMLError, hint: string): SyntaxError {
  const [first = message, ...frame] = message.split('\n');
  return {
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    message: first.replace(/ at line \d+, column \d+:$/, ''),
    frame: frame.join('\n').trim(),
    hint,
  };
}

/** Entries do not use anchors and aliases. YAML would drop the word. */
function anchorsIn(document: Document.Parsed): number[] {
  const found: number[] = [];
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor) found.push(node.range?.[0] ?? 0);
    },
  });
  return found;
}

/** YAML allows a comma after the last item. JSON does not. */
function jsonErrors(text: string, position: (offset: number) => Position): SyntaxError[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const [, offset = '0'] = /at position (\d+)/.exec(message) ?? [];
    return [{ ...position(Number(offset)), message, hint: cureOf('.json') }];
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
