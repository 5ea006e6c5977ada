import type { z } from 'zod';
import { quoted } from './diagnose';
import { pathForm, slugForm } from './fields';
import { nearest, tidyName } from './names';

type Issue = z.core.$ZodIssue;

interface Known {
  /** The help text of the schema. */
  help: string | undefined;
  /** The comment after ` #` in its line. */
  note: string | undefined;
}

/** Returns what to do about an issue. */
export function hintOf(issue: Issue, found: unknown, { help, note }: Known): string {
  return (
    [stepOf(issue, found, note), help].filter(Boolean).join(' ') ||
    'Compare it with another entry of this folder.'
  );
}

function stepOf(issue: Issue, found: unknown, note: string | undefined): string | undefined {
  if (issue.path.length === 0 && (found === undefined || found === null))
    return 'Write the fields, as a file beside this one has them, or remove the file.';
  if (found === undefined) return 'Add the field.';
  if (found === null) {
    return note === undefined
      ? 'Write what belongs there, or remove the line.'
      : `YAML reads text after # as a comment. Put it in quotes: ${quoted(`#${note}`)}`;
  }
  if (typeof found === 'string' && /^[‘’“”].*[‘’“”]$/u.test(found) && issue.code !== 'too_big')
    return 'Use the straight quotes of the keyboard, or none.';
  if (issue.code === 'invalid_type') return ofKind[issue.expected]?.(found);
  if (issue.code === 'invalid_value') {
    const near = nearest(
      typeof found === 'string' ? found : JSON.stringify(found),
      issue.values.map(String),
    );
    return near && `Did you mean '${near}'?`;
  }
  if (issue.code === 'too_small' && typeof found === 'string' && found.trim() === '')
    return 'Write the text.';
  if (issue.code === 'too_big' || issue.code === 'too_small') return ofSize(issue, found);
  if (typeof found !== 'string') return undefined;
  if (issue.message === slugForm && /[a-z\d]/i.test(found))
    return `Did you mean '${tidyName(found.replaceAll(/[._/]/g, '-'))}'?`;
  if (issue.code === 'invalid_format' && issue.format in ofFormat) return ofFormat[issue.format];
  if (issue.message === pathForm) return `Write './${found.replace(/^[./]+/, '')}'.`;
  return found.startsWith('./') ? ofPath(found) : undefined;
}

const isGroup = (found: unknown) => typeof found === 'object' && !Array.isArray(found);

const ofKind: Partial<Record<string, (found: unknown) => string>> = {
  string: (found) =>
    isGroup(found)
      ? "Put the whole text in quotes: it has ': ' in it."
      : typeof found === 'object'
        ? 'Write one text behind the colon; if it begins with [ or {, put it in quotes.'
        : 'Put quotes around it, and change nothing else.',
  number: numberHint,
  int: numberHint,
  boolean: () => 'Write true or false, without quotes.',
  array: (found) =>
    typeof found === 'string' && found.startsWith('-')
      ? "Write a space behind each '-'."
      : "Write each item on its own line below the name, with '- ' before it.",
  object: () => 'Write its fields below it, each on its own line, two spaces further right.',
};

const ofFormat: Partial<Record<string, string>> = {
  email: 'Write the address alone, like hello@example.com.',
  url: 'Copy the whole address from the browser, like https://example.com/page.',
  date: 'Write year, month and day with hyphens, like 2025-06-01; the day must exist.',
};

function numberHint(found: unknown): string {
  const number = typeof found === 'string' && /^[\d.,\s]*\d/.test(found);
  return number
    ? 'Write the number without quotes, signs or spaces, with a point before decimals, like 1200.5.'
    : 'Write the number in digits, without quotes, like 5.';
}

function ofSize(
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  found: unknown,
): string | undefined {
  const [bound, verb] =
    issue.code === 'too_big' ? [issue.maximum, 'Take away'] : [issue.minimum, 'Add'];
  const size = typeof found === 'string' || Array.isArray(found) ? found.length : undefined;
  if (size === undefined) return 'Write a number within these bounds.';
  const by = Math.abs(size - Number(bound));
  const unit = typeof found === 'string' ? 'character' : 'item';
  return `${verb} ${by} ${unit}${by === 1 ? '' : 's'}.`;
}

/** A path with characters that URLs or some systems cannot handle. */
function ofPath(found: string): string | undefined {
  const tidy = `./${tidyName(found.slice(2))}`;
  return tidy === found
    ? undefined
    : `Rename the file and write '${tidy}'; 'npm run check -- --fix' does both.`;
}
