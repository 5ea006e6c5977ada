import { parseDocument } from 'yaml';

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

interface Cure {
  change: (line: string) => string;
  hint: string;
}

const field = String.raw`^(\s*(?:- +)*[\w-]+)`;

/** What may correct a line. The first that does is the hint. */
const cures: readonly Cure[] = [
  {
    change: (line) => line.replace(new RegExp(String.raw`${field}\s*[：﹕∶]\s*`), '$1: '),
    hint: wrongColon,
  },
  {
    change: (line) => line.replace(new RegExp(`${field}:(?=\\S)`), '$1: '),
    hint: 'A space belongs after the colon.',
  },
  {
    change: (line) => line.replaceAll(/[^\S \t\r]/g, ' '),
    hint: 'A space in this line is of another kind. Delete the spaces, and type them again.',
  },
  {
    change: (line) =>
      line.replace(/^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*?)\s*$/, (_, before: string, text: string) => {
        const [, inner = text] = /^["'](.*?)["']?$/.exec(text) ?? [];
        return `${before}'${inner.replaceAll(/'+/g, "''")}'`;
      }),
    hint: "Put the text in single quotes, and write an apostrophe in it twice: 'It''s yours'.",
  },
];

/** A line with what corrects it. */
interface Cured {
  line: number;
  hint: string;
}

/**
 * Returns what corrects a syntax error, and where: in its line, or in the one before, as a parser notices an open bracket late. A hint is given
 * only if the file is then right there. Undefined if nothing is known to help.
 */
export function cureOf(file: string, text: string, line: number, code: string): Cured | undefined {
  const known = curesOfCodes[code];
  if (known) return { line, hint: known };
  if (file.endsWith('.json')) return undefined;
  const lines = text.split('\n');
  const before = problems(text);
  const helps = (number: number, { change }: Cure): boolean => {
    const old = lines[number - 1] ?? '';
    const changed = change(old);
    if (changed === old) return false;
    const after = problems(lines.with(number - 1, changed).join('\n'));
    return after.every((problem) => problem.line !== line && before.some(isSame(problem)));
  };
  for (const number of [line, line - 1]) {
    const right = cures.find((cure) => helps(number, cure));
    if (right) return { line: number, hint: right.hint };
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
