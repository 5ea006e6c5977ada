import {
  diagnoseJson,
  diagnoseYaml,
  invisible,
  oddSpace,
  type Diagnosis,
} from '../../src/content/diagnose';
import { parseFile } from '../../src/content/parse';

/** A text file as it should be, and what was done to it, in words. */
export interface Fixed {
  text: string;
  done: string[];
}

/** Takes a text and its file's name; gives it in the form that every file has. */
export type Format = (text: string, file: string) => Promise<string>;

/** More mistakes than a person makes in one file. */
const most = 50;

/**
 * Takes a file's name and bytes; gives it as the site wants it: UTF-8, line ends of one kind, mistakes fixed that can mean one
 * thing only, formatted as every file. What cannot be read even then stays as it is but for the first two.
 */
export async function fixedText(file: string, bytes: Uint8Array, format: Format): Promise<Fixed> {
  const done: string[] = [];
  const step = (before: string, after: string, what: string) => {
    if (after !== before) done.push(what);
    return after;
  };
  const decoded = decode(bytes);
  if (decoded === undefined) return { text: '', done };
  if (decoded.marked) done.push('saved as UTF-8 without a mark at the start');
  const lines = decoded.text.replaceAll(/\r\n?/g, '\n');
  let text = step(decoded.text, lines, 'line ends as everywhere else');
  text = step(text, visible(text), 'invisible signs removed');
  text = step(text, plainIndents(text), 'other kinds of space at the start of lines made spaces');
  const repaired = repair(file, text);
  if (repaired) {
    text = repaired.text;
    done.push(...repaired.done);
  }
  if (!isSound(file, text)) return { text, done };
  return { text: step(text, await format(text, file), 'formatted'), done };
}

const isSound = (file: string, text: string) =>
  parseFile(file, Buffer.from(text)).errors.length === 0;

/** What Windows and word processors write beside UTF-8. */
function decode(bytes: Uint8Array): { text: string; marked: boolean } | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) return undefined;
    return { text, marked: encoding !== 'utf-8' || first === 0xef };
  } catch {
    return undefined;
  }
}

/** What Windows writes at these places, and older programs leave there when they make UTF-8 of it. */
const ofWindows: Partial<Record<string, string>> = {
  ...{ '\u0085': '…', '\u0091': '‘', '\u0092': '’', '\u0093': '“', '\u0094': '”' },
  ...{ '\u0096': '–', '\u0097': '—' },
};

/** A line or page that ends within a text is a space; what else nobody sees is nothing. */
function visible(text: string): string {
  return text
    .replaceAll(/(?<=\S)[\v\f]+(?=\S)/g, ' ')
    .replaceAll(invisible, (sign) => ofWindows[sign] ?? '');
}

function plainIndents(text: string): string {
  let plain = text;
  for (let count = 0; count < most; count += 1) {
    const odd = oddSpace(plain);
    if (!odd) return plain;
    plain = withLine(plain, odd.line, (line) =>
      line.replace(/^[\s\u200b\ufeff]+/, (spaces) =>
        spaces.replaceAll(/[\u200b\ufeff]/g, '').replaceAll(/[^ \t]/g, ' '),
      ),
    );
  }
  return plain;
}

/** Fixes line after line until the file can be read; gives nothing where it cannot be, or could be before. */
function repair(file: string, text: string): Fixed | undefined {
  if (isSound(file, text)) return undefined;
  const done: string[] = [];
  let repaired = text;
  for (let count = 0; count < most && !isSound(file, repaired); count += 1) {
    const diagnosis = diagnose(file, repaired);
    const { fixed } = diagnosis ?? {};
    if (diagnosis === undefined || fixed === undefined) return undefined;
    repaired = withLine(repaired, diagnosis.line, () => fixed);
    done.push(`line ${diagnosis.line}: ${diagnosis.message}`);
  }
  return isSound(file, repaired) ? { text: repaired, done } : undefined;
}

function diagnose(file: string, text: string): Diagnosis | undefined {
  if (file.endsWith('.json')) return diagnoseJson(text);
  const line = parseFile(file, Buffer.from(text)).errors[0]?.line;
  return diagnoseYaml(text, line);
}

function withLine(text: string, number: number, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line, index) => (index === number - 1 ? change(line) : line))
    .join('\n');
}
