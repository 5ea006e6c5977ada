import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import {
  diagnoseJson,
  diagnoseYaml,
  invisibleSign,
  oddSpace,
  quoted,
  type Diagnosis,
} from './diagnose';
import type { ContentError } from './errors';

export type FieldPath = readonly PropertyKey[];

export interface Position {
  line: number;
  column: number;
}

export interface ParsedFile {
  /** The file's data; undefined where it could not be parsed. */
  value: unknown;
  errors: ContentError[];
  /** The position of a field, or of the nearest field around a missing one. */
  locate: (path: FieldPath) => Position;
  /** The comment after ` #` in the line of a field. */
  noteAt: (path: FieldPath) => string | undefined;
}

/** The most bytes of a text file. */
export const maxBytes = 256 * 1024;

/** Parses a file. Returns its data with the lines of its fields, or its errors. Never throws. */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const top = () => ({ line: 1, column: 1 });
  const unreadable = (message: string, hint: string, line = 1): ParsedFile => ({
    value: undefined,
    errors: [{ file, line, column: 1, field: '', message, hint }],
    locate: top,
    noteAt: () => undefined,
  });
  if (bytes.length > maxBytes) {
    const size = Math.round(bytes.length / 1024);
    return unreadable(
      `expected at most ${maxBytes / 1024} KB of text, found ${size} KB`,
      'Keep pictures and other data out of the text file.',
    );
  }
  const text = decode(bytes);
  if (text === undefined) {
    const before = Buffer.from(bytes).subarray(0, firstOddByte(bytes));
    const line = before.toString('latin1').split('\n').length;
    return unreadable(
      'expected text saved as UTF-8, found another encoding',
      'Save it again with the encoding UTF-8, or remove it if it is not text.',
      line,
    );
  }
  return parseText(file, text);
}

/** Returns the text of a UTF-8 file, or undefined for other encodings and binary files. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function firstOddByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const odd = bytes.findIndex((byte, index) => {
    if (byte === 0) return true;
    try {
      decoder.decode(bytes.subarray(index, index + 1), { stream: true });
      return false;
    } catch {
      return true;
    }
  });
  return odd < 0 ? bytes.length : odd;
}

function parseText(file: string, text: string): ParsedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const locate = (path: FieldPath) => position(offsetOf(document, path));
  const noteAt = (path: FieldPath) => noteBehind(text, nodesTo(document, path));
  const refused = (diagnoses: readonly Diagnosis[]): ParsedFile => ({
    value: undefined,
    errors: diagnoses.map(({ line, column, message, hint = '' }) => ({
      ...{ file, line, column, field: '', message, hint },
    })),
    locate,
    noteAt,
  });
  const unseen = invisibleSign(text);
  if (unseen) return refused([unseen]);
  const json = file.endsWith('.json');
  const broken = json ? diagnoseJson(text) : undefined;
  if (broken) return refused([broken]);
  const odd = json ? undefined : oddSpace(text);
  if (odd) return refused([odd]);
  if (document.errors.length > 0) return refused(errorsIn(text, document, position));
  // To YAML, a list item without a dash continues the text above it.
  const joined = json || !hasWrappedText(document, text) ? undefined : diagnoseYaml(text);
  if (joined) return refused([joined]);
  const sign = firstSign(document);
  if (sign !== undefined) {
    const start = position(sign);
    const line = text.split('\n')[start.line - 1]?.trim() ?? '';
    return refused([
      { ...start, message: 'a text cannot begin with &, * or !', hint: inQuotes(line) },
    ]);
  }
  return { value: document.toJS(), errors: [], locate, noteAt };
}

/** Returns whether a plain scalar spans several lines. */
function hasWrappedText(document: Document.Parsed, text: string): boolean {
  let found = false;
  visit(document, {
    Scalar(_, { type, range }) {
      found = type === 'PLAIN' && !!range && text.slice(range[0], range[1]).includes('\n');
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/** The offset of the first anchor, alias or tag. Editors do not use these, and YAML would drop the word. */
function firstSign(document: Document.Parsed): number | undefined {
  let found = document.warnings[0]?.pos[0];
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor) return undefined;
      found = Math.min(found ?? Infinity, node.range?.[0] ?? 0);
      return visit.BREAK;
    },
  });
  return found;
}

/** One mistake causes several parser errors. If the mistake can be found, only that is reported. */
function errorsIn(
  text: string,
  { errors }: Document.Parsed,
  position: (offset: number) => Position,
): Diagnosis[] {
  const first = position(errors[0]?.pos[0] ?? 0).line;
  const diagnosis = diagnoseYaml(text, errors[0]?.code === 'DUPLICATE_KEY' ? 0 : first);
  if (diagnosis) return [diagnosis];
  return errors
    .map((error) => {
      const start = position(error.pos[0]);
      const line = text.split('\n')[start.line - 1]?.trim() ?? '';
      const known = explanations[error.code];
      return {
        ...start,
        message: known?.message ?? error.message,
        hint:
          known?.hint(line) ??
          'Compare it with the lines around it, or with another file of this folder.',
      };
    })
    .filter(({ line }, index) => index === 0 || line > first);
}

interface Explanation {
  message: string;
  /** Returns what to do. */
  hint: (line: string) => string;
}

const always = (hint: string) => () => hint;

/** Suggests quotes around the value of a line. */
function inQuotes(line: string): string {
  const [, name = '', value = line] = /^((?:- +)*(?:[\w-]+:)? ?)(.*)$/.exec(line) ?? [];
  return `Put the text in quotes: ${name}${quoted(value)}`;
}

const explanations: Partial<Record<string, Explanation>> = {
  TAB_AS_INDENT: {
    message: 'a tab at the start of the line',
    hint: always('Indent with spaces, two for each level.'),
  },
  DUPLICATE_KEY: {
    message: 'a duplicate field',
    hint: always('Keep one of the two fields of this name.'),
  },
  BAD_INDENT: {
    message: 'this line begins further left or right than the lines it belongs to',
    hint: always(
      "If it is an item of a list, write '- ' before it. If not, align it with the lines around it, with two spaces for each level.",
    ),
  },
  MULTIPLE_DOCS: {
    message: "a line '---' in the middle of the file",
    hint: always("Remove the '---' line: a file holds one entry."),
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "a second ': ' in one line",
    hint: inQuotes,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "a line without 'name: ' before its text",
    hint: (line) =>
      /^[\w-]+:\S/.test(line)
        ? `Write a space behind the colon: ${line.replace(':', ': ')}`
        : "If it is an item of a list, write '- ' before it. If not, write 'name: value' on one line, with a text that contains ': ' in quotes.",
  },
  BAD_DQ_ESCAPE: {
    message: 'a \\ between double quotes',
    hint: always('Put the text in single quotes instead; there, \\ is a sign like any other.'),
  },
  MISSING_CHAR: {
    message: 'a quote, bracket or colon is missing here or above',
    hint: always(
      "Write 'name: value' with a space behind the colon, and close each quote and bracket.",
    ),
  },
  BAD_SCALAR_START: { message: 'a text cannot begin with this sign', hint: inQuotes },
  BAD_COLLECTION_TYPE: {
    message: 'a text that begins with [ or {, or text after a closing bracket',
    hint: inQuotes,
  },
  UNEXPECTED_TOKEN: {
    message: 'text after a closing quote, or without a name before it',
    hint: inQuotes,
  },
};

/** The deepest node on `path` and its offset, or the offset of the key for a field of a mapping. */
function nodesTo(document: Document.Parsed, path: FieldPath) {
  let node: Node | null = document.contents;
  let offset = node?.range?.[0] ?? 0;
  let complete = true;
  for (const step of path) {
    if (isMap(node)) {
      const pair: (typeof node.items)[number] | undefined = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      if (!pair) return { node, offset, complete: false };
      offset = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = isNode(pair.value) ? pair.value : null;
    } else {
      const next: unknown =
        node && 'get' in node
          ? (node as { get: (k: unknown, keep: boolean) => unknown }).get(step, true)
          : undefined;
      if (!isNode(next)) return { node, offset, complete: false };
      offset = next.range?.[0] ?? offset;
      node = next;
    }
    complete = node !== null;
  }
  return { node, offset, complete };
}

function offsetOf(document: Document.Parsed, path: FieldPath): number {
  return nodesTo(document, path).offset;
}

/** The comment after a plain scalar, or in place of a value. */
function noteBehind(
  text: string,
  { node, complete }: ReturnType<typeof nodesTo>,
): string | undefined {
  if (!complete || !isScalar(node) || !node.range || (node.type ?? 'PLAIN') !== 'PLAIN') {
    return undefined;
  }
  const [, note] = /^[ \t]*#([^\r\n]*)/.exec(text.slice(node.range[1])) ?? [];
  return note;
}
