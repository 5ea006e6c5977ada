import { diagnoseYaml, type Diagnosis } from '../../src/content/diagnose';
import { parseFile } from '../../src/content/parse';

/** A fixed text file with descriptions of the fixes. */
export interface Fixed {
  text: string;
  done: string[];
}

/** Formats the text of a file. */
export type Format = (text: string, file: string) => Promise<string>;

/** The most fixes in one file. */
const most = 50;

/**
 * Fixes quotes that have only one possible fix, and formats the file. A file that is still invalid is not changed.
 */
export async function fixedText(file: string, text: string, format: Format): Promise<Fixed> {
  const { text: repaired, done } = repair(file, text);
  if (!isValid(file, repaired)) return { text, done: [] };
  const formatted = await format(repaired.replaceAll(/\r\n?/g, '\n'), file);
  return { text: formatted, done: formatted === repaired ? done : [...done, 'formatted'] };
}

const isValid = (file: string, text: string) =>
  parseFile(file, Buffer.from(text)).errors.length === 0;

/** Fixes one line after another until the file can be parsed. */
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
