import type { ContentError } from '../../plugins/gatsby-transformer-content';
import { getLanguage } from '../../src/i18n/languages';
import { isOpen, type TranslationStatus } from './status';

/** The older English texts by file path and hash. */
export type History = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns what is stale and missing in each language. */
export function translationsReport(
  statuses: readonly TranslationStatus[],
  languages: readonly string[],
  history: History,
): string {
  const reports = languages.map((language) => {
    const open = statuses.filter((status) => status.language === language && isOpen(status));
    const name = `${getLanguage(language).name} (${language})`;
    if (open.length === 0) return `${name}: nothing is stale, nothing is missing.`;
    const stale = open.filter(({ state }) => state === 'stale').length;
    const head = `${name}: ${stale} stale, ${open.length - stale} missing`;
    return [head, ...open.map((status) => itemReport(status, history))].join('\n\n');
  });
  return reports.join('\n\n');
}

function itemReport(status: TranslationStatus, history: History): string {
  const { text, language, state, madeFor } = status;
  const translation = text.translations[language];
  const location = translation?.words
    ? `${translation.file}:${translation.line}`
    : (translation?.file ?? text.file);
  const lines = [`  ${location}  ${text.field}`];
  if (state === 'stale') {
    const older = history.get(text.file)?.get(madeFor ?? '');
    lines.push(row('English was', older ?? `(not found: git log -p --follow ${text.file})`));
    lines.push(row('English is', text.english));
  } else lines.push(row('English', text.english));
  if (translation?.words !== undefined)
    lines.push(row(state === 'copied' ? 'copied' : language, translation.words));
  lines.push(
    row('still right?', `npm run translations -- --right ${language} ${text.file} ${text.field}`),
  );
  return lines.join('\n');
}

const row = (label: string, text: string) => `    ${label.padEnd(12)} ${text}`;

/** Returns a note for each English text that changed after it was translated, naming the languages. */
export function staleNotes(statuses: readonly TranslationStatus[]): ContentError[] {
  const stale = statuses.filter(({ state }) => state === 'stale');
  return [...new Set(stale.map(({ text }) => text))].map((text) => {
    const codes = stale.filter((status) => status.text === text).map(({ language }) => language);
    return {
      file: text.file,
      line: text.line,
      column: text.column,
      field: text.field,
      message: `the English changed after these translations were made: ${codes.join(', ')}`,
      hint: `'npm run translations -- ${codes.join(' ')}' shows the old and the new English, and the command that marks a translation as still right.`,
    };
  });
}

/** Returns a line with the number of missing translations by language, or undefined. */
export function missingLine(statuses: readonly TranslationStatus[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { language, state } of statuses)
    if (state === 'missing' || state === 'copied')
      counts.set(language, (counts.get(language) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  const list = [...counts].map(([language, count]) => `${language} ${count}`).join(', ');
  return `Texts without a translation, shown in English: ${list}. 'npm run translations' lists them.`;
}
