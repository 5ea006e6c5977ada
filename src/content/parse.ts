import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import type { Fault } from './faults';

export type FieldPath = readonly PropertyKey[];

export interface Position {
  line: number;
  column: number;
}

export interface ParsedFile {
  /** The file's data; undefined where it could not be parsed. */
  value: unknown;
  faults: Fault[];
  /** Where a field stands; for a missing one, the nearest field around it. */
  locate: (path: FieldPath) => Position;
}

/** Larger than any text a person writes into one entry, smaller than what slows a build. */
export const maxBytes = 256 * 1024;

/**
 * Takes a YAML (or JSON) file's path and bytes; gives its data with a way to find each field's line, or the faults that
 * kept it from being read. Never throws.
 */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const top = () => ({ line: 1, column: 1 });
  const unreadable = (message: string, cure: string, line = 1): ParsedFile => ({
    value: undefined,
    faults: [{ file, line, column: 1, field: '', message, cure }],
    locate: top,
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
    const line =
      1 +
      Buffer.from(bytes).subarray(0, firstOddByte(bytes)).toString('latin1').split('\n').length -
      1;
    return unreadable(
      'expected UTF-8 text, found binary data',
      'Save the file as UTF-8 text, or remove it if it is no text.',
      line,
    );
  }
  return parseText(file, text);
}

function decode(bytes: Uint8Array): string | undefined {
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
  const faults: Fault[] = document.errors.map((error) => ({
    file,
    ...position(error.pos[0]),
    field: '',
    message: error.message,
    cure: cures[error.code] ?? 'Mend the YAML at this place.',
  }));
  if (faults.length > 0) return { value: undefined, faults, locate };
  try {
    return { value: document.toJS({ maxAliasCount: 50 }), faults, locate };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const cure = 'Write the values out instead of repeating them with * and &.';
    return {
      value: undefined,
      faults: [{ file, line: 1, column: 1, field: '', message, cure }],
      locate,
    };
  }
}

const cures: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces, two for each level.',
  DUPLICATE_KEY: 'Keep one of the two fields of this name.',
  BAD_INDENT: 'Align this line with its sisters, two spaces for each level.',
  MULTIPLE_DOCS: "Remove the '---' line: a file holds one entry.",
  BLOCK_AS_IMPLICIT_KEY: "Put the text in quotes: it contains ': '.",
  MULTILINE_IMPLICIT_KEY: "Write 'name: value' on one line, and quote text that contains ': '.",
  MISSING_CHAR: 'Close the quote or bracket that was opened here.',
};

/** The offset of the deepest node on the way to `path`; of the key itself where `path` names a field of a map. */
function offsetOf(document: Document.Parsed, path: FieldPath): number {
  let node: Node | null = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair: (typeof node.items)[number] | undefined = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      if (!pair) return offset;
      offset = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = isNode(pair.value) ? pair.value : null;
    } else {
      const next: unknown =
        node && 'get' in node
          ? (node as { get: (k: unknown, keep: boolean) => unknown }).get(step, true)
          : undefined;
      if (!isNode(next)) return offset;
      offset = next.range?.[0] ?? offset;
      node = next;
    }
  }
  return offset;
}
