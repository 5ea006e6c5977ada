import { parseDocument } from 'yaml';
import type { SyntaxError } from './parse';

const jsonCures: readonly (readonly [found: RegExp, hint: string])[] = [
  [/[“”„‟‘’«»'`]/, 'Write straight double quotes around keys and texts: "key": "text".'],
  [/[：，﹕]/, "Type ':' and ',' with an English keyboard."],
  [/[/#]/, 'JSON has no comments. Delete it.'],
];

/** Returns what to do about a sign that JSON cannot have in its place. */
export const jsonCureOf = (found: string): string =>
  jsonCures.find(([sign]) => sign.test(found))?.[1] ??
  'Write "key": "text" on each line, with a comma after every line but the last. A quote inside a text is \\".';

export const wrongColon =
  "After the name of a field belong ':' and a space, as an English keyboard writes them.";

/** How to write a list. */
export const listItems =
  "Begin each item of the list in a line of its own, after two spaces, a hyphen and a space: '  - …'.";

interface Cure {
  /** Returns the lines with a correction at that index, or around it. */
  change: (lines: readonly string[], at: number) => string[];
  hint: string;
}

/** Returns a change of one line. */
const inLine =
  (change: (line: string) => string): Cure['change'] =>
  (lines, at) =>
    lines.with(at, change(lines[at] ?? ''));

/** Returns a change of the lines from one index up to another. */
const inLines = (lines: readonly string[], from: number, to: number, change: Change) =>
  lines.map((line, index) => (index >= from && index < to ? change(line) : line));

type Change = (line: string) => string;

/** Returns the first index above another whose line is right, or the end. */
function indexAfter(lines: readonly string[], at: number, isRight: (line: string) => boolean) {
  const index = lines.findIndex((line, place) => place > at && isRight(line));
  return index < 0 ? lines.length : index;
}

const field = String.raw`^(\s*(?:- +)*[\w-]+)`;
const depthOf = (line: string) => line.search(/\S|$/);

const inQuotes: Change = (line) =>
  line.replace(/^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*?)\s*$/, (_, before: string, text: string) => {
    const [, inner = text] = /^["'](.*?)["']?$/.exec(text) ?? [];
    return `${before}'${inner.replaceAll(/'+/g, "''")}'`;
  });

const listOrText = `${listItems} A text that begins with - or [ belongs in quotes.`;

/** What may correct a line. The first that does is the hint. */
const cures: readonly Cure[] = [
  {
    change: inLine((line) => line.replace(new RegExp(String.raw`${field}\s*[：﹕∶]\s*`), '$1: ')),
    hint: wrongColon,
  },
  {
    change: inLine((line) => line.replace(new RegExp(`${field}:(?=\\S)`), '$1: ')),
    hint: 'A space belongs after the colon.',
  },
  {
    change: inLine((line) => line.replace(/^( *)-(?=[^\s-])/, '$1- ')),
    hint: 'A space belongs after the hyphen.',
  },
  {
    change: inLine((line) => line.replaceAll(/[^\S \t\r]/g, ' ')),
    hint: 'A space in this line is of another kind. Delete the spaces, and type them again.',
  },
  {
    change: inLine((line) => line.replace(/^( *)([\w-]+:) +(?=- )/, '$1$2\n$1  ')),
    hint: listOrText,
  },
  {
    change: inLine((line) => (/^ *[\w-]+: +\[/.test(line) ? inQuotes(line) : line)),
    hint: listOrText,
  },
  {
    change: inLine(inQuotes),
    hint: "Put the text in single quotes, and write an apostrophe in it twice: 'It''s yours'.",
  },
  {
    // All lines from the first field on.
    change: (lines, at) => {
      const from = indexAfter(lines, -1, (line) => /^ *[^\s#]/.test(line));
      const spaces = ' '.repeat(depthOf(lines[from] ?? ''));
      return inLines(lines, from, at + 1, (line) =>
        line.startsWith(spaces) ? line.slice(spaces.length) : line,
      );
    },
    hint: 'Delete the spaces before the name of this field. The others have none.',
  },
  {
    change: (lines, at) => {
      const isOwn = (line: string) => /^ *(?:[\w-]+:|-)(?: |$)/.test(line);
      const to = indexAfter(lines, at - 1, isOwn);
      return inLines(lines, at, to, (line) => ' '.repeat(8) + line);
    },
    hint: 'If this line goes on with the text above, indent it further than the line in which that text begins. If it is a field, a colon and a space belong after its name.',
  },
  {
    // A line that is further to the right is part of a text.
    change: (lines, at) => {
      const to = indexAfter(lines, at, (line) => depthOf(line) <= depthOf(lines[at] ?? ''));
      return inLines(lines, at + 1, to, (line) => line.replaceAll(/:(?= |$)/g, ' '));
    },
    hint: 'If this line goes on with the text above, write >- in the place of that text, and the whole text in the lines below. If it is a field, begin it in the same column as the others.',
  },
];

/** What corrects an error. */
interface Cured {
  line: number;
  hint: string;
  /** The errors that it leaves. */
  left?: readonly Found[];
}

/** An error with what a parser calls it. */
type Coded = SyntaxError & { code: string };

/** Returns the errors with what corrects them, without those that are gone once an earlier one is corrected. */
export function withCures(file: string, text: string, errors: readonly Coded[]): SyntaxError[] {
  const before = problems(text);
  const cured: Cured[] = [];
  return errors.flatMap(({ code, ...error }, index) => {
    const own = before[index];
    if (own && cured.some(({ left }) => left && !left.some(isSame(own)))) return [];
    // Each cure is tried on the whole file.
    const cure = index < 20 ? cureOf(file, text, error.line, code, before) : undefined;
    if (!cure) return error;
    cured.push(cure);
    const { line, hint } = cure;
    return line === error.line ? { ...error, hint } : { ...error, line, column: 1, hint };
  });
}

/**
 * Returns what corrects a syntax error, and where: in its line, or in the one before, as a parser notices an open bracket late. A hint is given
 * only if the file is then right there. Undefined if nothing is known to help.
 */
function cureOf(
  file: string,
  text: string,
  line: number,
  code: string,
  before: readonly Found[],
): Cured | undefined {
  const known = curesOfCodes[code];
  if (known) return { line, hint: known };
  if (file.endsWith('.json')) return undefined;
  const lines = text.split('\n');
  for (const at of [line - 1, line - 2].filter((index) => index >= 0))
    for (const { change, hint } of cures) {
      const changed = change(lines, at);
      const first = changed.findIndex((each, index) => each !== lines[index]);
      if (first < 0) continue;
      const left = problems(changed.join('\n'));
      if (left.every((problem) => problem.line !== line && before.some(isSame(problem))))
        return { line: first + 1, hint, left };
    }
  const isOutOfColumn = before.some((one) => one.line === line && / same column/.test(one.message));
  return isOutOfColumn ? { line, hint: indent } : undefined;
}

const indent =
  'Indent with two spaces for each level, and write fields that belong together below each other.';

/** Hints that are right without a try. */
const curesOfCodes: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: indent,
  DUPLICATE_KEY: 'An entry has each field once. Delete one of the two.',
  MULTIPLE_DOCS:
    'A file has one entry. Delete the line of hyphens, or move what follows it into a file of its own.',
};

interface Found {
  line: number | undefined;
  message: string;
}

const isSame = (one: Found) => (other: Found) =>
  one.line === other.line && one.message === other.message;

function problems(text: string): Found[] {
  const { errors, warnings } = parseDocument(text);
  return [...errors, ...warnings].map(({ linePos, message }) => ({
    line: linePos?.[0].line,
    // Without the place and the lines around it.
    message: message.split('\n')[0] ?? '',
  }));
}
