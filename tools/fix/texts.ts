import { diagnoseYaml, type Diagnosis } from '../../src/content/diagnose';
import { parseFile } from '../../src/content/parse';

/** A text file as it should be, and what was done to it, in words. */
export interface Fixed {
  text: string;
  done: string[];
}

/** Returns the text in the form that every file has. */
export type Format = (text: string, file: string) => Promise<string>;

/** More mistakes than a person makes in one file. */
const most = 50;

/**
 * Fixes quotes where only one thing can be meant, and formats the file. A file that cannot be read even then stays as it
 * is.
 */
export async function fixedText(file: string, text: string, format: Format): Promise<Fixed> {
  const { text: repaired, done } = repair(file, text);
  if (!isValid(file, repaired)) return { text, done: [] };
  const formatted = await format(repaired.replaceAll(/\r\n?/g, '\n'), file);
  return { text: formatted, done: formatted === repaired ? done : [...done, 'formatted'] };
}

const isValid = (file: string, text: string) =>
  parseFile(file, Buffer.from(text)).errors.length === 0;

/** Fixes line after line until the file can be read. */
function repair(file: string, text: string): Fixed {
  const done: string[] = [];
  let repaired = text;
  while (done.length < most && !isValid(file, repaired)) {
    const { line, message, fixed } = diagnose(file, repaired) ?? {};
    if (line === undefined || fixed === undefined) break;
    repaired = withLine(repaired, line, fixed);
    done.push(`line ${line}: ${message ?? ''}`);
  }
  return { text: repaired, done };
}

function diagnose(file: string, text: string): Diagnosis | undefined {
  if (file.endsWith('.json')) return undefined;
  const line = parseFile(file, Buffer.from(text)).errors[0]?.line;
  return diagnoseYaml(text, line);
}

function withLine(text: string, number: number, fixed: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === number - 1 ? fixed : line))
    .join('\n');
}
