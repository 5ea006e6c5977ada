import { cut } from '../lib/cut';
import type { ContentError } from './errors';

/** What is wrong with an unreadable file, in plain words. */
export interface Diagnosis extends Pick<ContentError, 'line' | 'column' | 'message' | 'hint'> {
  /** The corrected line, if there is only one possible fix. */
  fixed?: string;
}

/** A line of YAML that holds a value: `- name: 'value'`. */
const valueLine = /^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*?)\s*$/;

/** What YAML allows after a closing quote: nothing, a comment, or the rest of a flow list. */
const nothingMore = /^\s*(?:$|\s#|[,\]}:])/;

/** Quotes of word processors and phones, which are letters to YAML and JSON. */
const roundQuotes = /[“”„‟«»]/;

/**
 * Finds the line that makes a YAML file unreadable or ambiguous.
 * @param before - the line of the parser's error. An unclosed quote is above it, a wrong indent may be far below it.
 */
export function diagnoseYaml(text: string, before = 0): Diagnosis | undefined {
  const misplaced = structureOf();
  for (const { line, number } of proseLines(text)) {
    const found =
      mergeMark(line) ?? misplaced(line) ?? (number > before ? undefined : valueError(line));
    if (found) return { line: number, ...found };
  }
  return undefined;
}

/** The lines of a YAML file without empty lines, comments and block scalars. */
function proseLines(text: string): { line: string; number: number }[] {
  let block = -1;
  return text.split(/\r?\n/).flatMap((line, index) => {
    const indent = line.search(/\S/);
    if (indent < 0 || line[indent] === '#' || (block >= 0 && indent > block)) return [];
    block = /(?:^|[\s:-])[|>][+-]?\d?\s*$/.test(line) ? indent : -1;
    return [{ line, number: index + 1 }];
  });
}

/** Returns the first line that begins with a space that YAML does not accept. */
export function oddSpace(text: string): Diagnosis | undefined {
  const at = proseLines(text).find(({ line }) => oddStart.test(line));
  if (!at) return undefined;
  return {
    line: at.number,
    column: oddStart.exec(at.line)?.[0].length ?? 1,
    message: 'expected spaces at the start of the line, found another kind of space',
    hint: 'It came with copied text. Delete it and type the spaces again.',
  };
}

const oddStart = /^[ \t]*[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/;

/** Invisible characters of copied text that YAML refuses or treats as a line end. */
const invisible = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]|\r(?!\n)/gu;

/** Returns the first invisible character that YAML refuses. */
export function invisibleSign(text: string): Diagnosis | undefined {
  const at = text.search(invisible);
  if (at < 0) return undefined;
  const before = text.slice(0, at).split('\n');
  const words = before.at(-1) ?? '';
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    line: before.length,
    column: words.length + 1,
    message: `an invisible character (U+${code})${words.trim() ? ` after '${words.trim().slice(-20)}'` : ''}`,
    hint: 'It came with copied text. Delete the text around it and type it again.',
  };
}

function mergeMark(line: string): Omit<Diagnosis, 'line'> | undefined {
  if (!/^(?:<<<<<<<|=======|>>>>>>>)/.test(line)) return undefined;
  return {
    column: 1,
    message: 'a merge conflict: two people changed these lines',
    hint: 'Keep the right lines, and remove the lines with the marks <<<<<<<, ======= and >>>>>>>.',
  };
}

/** An open list or mapping. */
interface Level {
  indent: number;
  isList: boolean;
  names: string[];
}

/** @returns A function that takes the lines of a file one by one and returns the error of the first misplaced line. */
function structureOf(): (line: string) => Omit<Diagnosis, 'line'> | undefined {
  const levels: Level[] = [];
  /** The line above is the key of a list or mapping that begins here. */
  let begins = true;
  return (line) => {
    const indent = line.search(/\S/);
    if (line.slice(0, indent + 1).includes('\t')) return undefined;
    const [, dash = '', name] = /^(- +)?(?:([\w-]+):(?= |$))?/.exec(line.slice(indent)) ?? [];
    const isItem = dash !== '' || line.slice(indent) === '-';
    const above = levels.at(-1);
    const inner = above ? above.indent + 2 : 0;
    if (begins && (indent === inner || (isItem && indent === above?.indent && !above.isList)))
      levels.push({ indent, isList: isItem, names: [] });
    else if (begins && indent > inner) return wrongIndent(indent, [inner]);
    let closed: Level | undefined;
    while (levels.length > 1 && (levels.at(-1)?.indent ?? 0) > indent) closed = levels.pop();
    // A list may begin below its key without an indent.
    if (!isItem && levels.at(-1)?.isList && levels.at(-2)?.indent === indent) levels.pop();
    const level = levels.at(-1);
    if (!level) return undefined;
    const isText = !isItem && name === undefined;
    const ofItem = levels.at(-2)?.isList === true;
    if (isText) return level.isList || ofItem ? missingDash(line, indent) : undefined;
    if (indent !== level.indent)
      return wrongIndent(indent, [level.indent, ...(begins ? [inner] : [above?.indent ?? 0])]);
    if (level.isList && !isItem)
      return closed && !closed.isList && closed.names[0] !== name
        ? wrongIndent(indent, [closed.indent])
        : missingDash(line, indent);
    if (!level.isList && isItem)
      return {
        column: indent + 1,
        message: "expected a field, found '- ', with which the items of a list begin",
        hint: 'Indent the line like the other items of its list, or take the - away.',
      };
    if (name !== undefined && !isItem) {
      if (ofItem && level.names[0] === name) return missingDash(line, indent);
      level.names.push(name);
    }
    if (isItem && name !== undefined)
      levels.push({ indent: indent + dash.length, isList: false, names: [name] });
    begins = /(?:^|\s)(?:[\w-]+:|-)(?:\s+#.*)?\s*$/.test(line);
    return undefined;
  };
}

function missingDash(line: string, indent: number): Omit<Diagnosis, 'line'> {
  const item = shortened(line.trim().replace(/^-/, ''));
  return {
    column: indent + 1,
    message: `expected '- ' at the start of an item of the list, found '${line.trim().slice(0, 8)}…'`,
    hint: `Write a dash and a space before it, like the other items: '- ${item}'. If it belongs to the text above, write both on one line.`,
  };
}

function wrongIndent(found: number, expected: readonly number[]): Omit<Diagnosis, 'line'> {
  const spaces = [...new Set(expected)].sort((a, b) => a - b).join(' or ');
  return {
    column: found + 1,
    message: `expected ${spaces} spaces at the start of the line, found ${found}`,
    hint: 'Begin it like the other lines of its list or group, with two spaces for each level. If it looks right, the line above it has too few spaces, or no dash.',
  };
}

function valueError(line: string): Omit<Diagnosis, 'line'> | undefined {
  const [, head = '', value = ''] = valueLine.exec(line) ?? [];
  const column = head.length + 1;
  if (value.startsWith("'") || value.startsWith('"')) return quoteError(value, column, head);
  if (roundQuotes.test(value[0] ?? '') && value.includes(': ')) {
    const text = quoted(value.replaceAll(/[“”„‟]/g, '"').replaceAll(/^"|"$/g, ''));
    return {
      column,
      message: `expected the text in straight quotes: it contains ': ', and ${value[0] ?? ''} is a letter like any other`,
      hint: `Write ${head.trim()} ${text}`,
      fixed: `${head}${text}`,
    };
  }
  const open = /^[[{]/.test(value) && !/[\]}](?:\s+#.*)?$/.test(value);
  if (open || /^[@`%]/.test(value)) {
    return inQuotes(head, value, `expected the text in quotes: it begins with ${value[0] ?? ''}`);
  }
  const second = /^\w[^#]*?(?=: )/.exec(value);
  return second && !value.includes(' #')
    ? { ...inQuotes(head, value, "a second ': ' in one line"), column: column + second[0].length }
    : undefined;
}

const inQuotes = (head: string, value: string, message: string): Omit<Diagnosis, 'line'> => ({
  column: head.length + 1,
  message,
  hint: `Put the text in quotes: ${head.trim()} ${quoted(value)}`,
  fixed: `${head}${quoted(value)}`,
});

function quoteError(
  value: string,
  column: number,
  head: string,
): Omit<Diagnosis, 'line'> | undefined {
  const quote = value[0] ?? '';
  const end = closing(value);
  if (end === undefined) {
    return {
      column,
      message: `the quote ${quote} that is opened here is not closed`,
      hint: `Write ${quote} at the end of the text too.`,
      ...(value.includes(' #') ? {} : { fixed: `${head}${value}${quote}` }),
    };
  }
  if (nothingMore.test(value.slice(end + 1))) return undefined;
  const last = value.lastIndexOf(quote);
  const inner = value.slice(1, last > end ? last : undefined);
  return {
    column: column + end,
    message:
      quote === "'"
        ? 'this apostrophe ends the text, as it stands between single quotes'
        : 'this quote ends the text, as it stands between double quotes',
    hint: `Inside single quotes, an apostrophe is written twice: ${quoted(inner.replaceAll("''", "'"))}`,
    ...(last > end && last === value.length - 1
      ? { fixed: `${head}${quoted(inner.replaceAll("''", "'"))}` }
      : {}),
  };
}

/** The index of the closing quote, or undefined. */
function closing(value: string): number | undefined {
  const single = value.startsWith("'");
  for (let index = 1; index < value.length; index += 1) {
    if (single && value[index] === "'" && value[index + 1] === "'") index += 1;
    else if (!single && value[index] === '\\') index += 1;
    else if (value[index] === value[0]) return index;
  }
  return undefined;
}

/** Returns the text as a single-quoted YAML scalar. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the error of `JSON.parse` with its line, or undefined. */
export function diagnoseJson(text: string): Diagnosis | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const before = text.slice(0, errorOffset(text, message));
    // V8 gives the position of the token after a missing or extra comma.
    const isComma = /^Expected (?:',|double)/.test(message);
    const lines = (isComma ? before.trimEnd() : before).split('\n');
    return {
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      message: 'this line is not valid JSON',
      hint: 'Write "key": "text" on each line, in straight quotes, with a comma after every line but the last. A quote inside a text is \\".',
    };
  }
}

/** V8 names either the position or only the character that it did not expect. */
function errorOffset(text: string, message: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, character] = /^Unexpected token '(.+?)'/su.exec(message) ?? [];
  if (character === undefined) return text.length;
  let at = text.indexOf(character);
  while (at >= 0 && !isUnexpected(text.slice(0, at + character.length)))
    at = text.indexOf(character, at + 1);
  return at < 0 ? text.length : at;
}

/** Returns whether the last character of a beginning of a file is an error, whatever comes after it. */
function isUnexpected(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}

const shortened = (text: string) => (text.length > 60 ? `${cut(text, 50)}…` : text);
