import { refuseErrors } from '../../plugins/gatsby-transformer-content';
import { loadSite, siteTexts } from '../../src/content/site';
import { defaultLanguage, isLanguageCode, languageCodes } from '../../src/i18n/languages';
import { recordTranslations } from '../check/findings';
import { statusesOf, isOpen, type TranslationStatus } from './status';
import { olderWords } from './history';
import { readRecords, recordFolder } from './record';
import { translationsReport, type History } from './report';

const usage = `npm run translations                       what is stale and what is missing, in every language
npm run translations -- fr ja              in these
npm run translations -- --right fr content/faq/cost.yaml question
                                           says that this one is still right; without a field, the whole file or folder`;

const others = languageCodes.filter((code) => code !== defaultLanguage);

/**
 * `npm run translations`. Throws an error with a hint if an argument is unknown or content is invalid.
 */
export async function translations(
  args: readonly string[],
  { right }: { right: boolean },
): Promise<void> {
  const { errors, sources } = await loadSite('content', 'locales');
  refuseErrors(errors);
  const statuses = statusesOf(siteTexts(sources), await readRecords(recordFolder));
  if (right) {
    const chosen = choice(args, statuses);
    await recordTranslations('content', statuses, (status) => chosen.has(status));
    const edited = statuses.filter(({ state }) => state === 'new').length;
    console.log(`${chosen.size} marked as right.`);
    if (edited > 0)
      console.log(`Also recorded: ${edited} translations edited since the last record.`);
    return;
  }
  const unknown = args.filter((code) => !isLanguageCode(code) || code === defaultLanguage);
  if (unknown.length > 0)
    throw new Error(
      `Not a language that the site is translated into: ${unknown.join(', ')}\n\n${usage}`,
    );
  const languages = others.filter((code) => args.length === 0 || args.includes(code));
  console.log(translationsReport(statuses, languages, await historyOf(statuses)));
}

/** The open translations of a language, a file and perhaps a field. */
function choice(
  [language = '', named = '', field]: readonly string[],
  statuses: readonly TranslationStatus[],
) {
  if (!isLanguageCode(language)) throw new Error(usage);
  const file = englishFile(named);
  const inFile = statuses.filter(
    ({ text }) => text.file === file || text.file.startsWith(`${file}/`),
  );
  if (inFile.length === 0)
    throw new Error(`There is no text to translate in '${named}'.\n\n${usage}`);
  const meant = inFile.filter(
    ({ text }) => field === undefined || text.field === field || text.field.startsWith(`${field}.`),
  );
  if (meant.length === 0) {
    const fields = [...new Set(inFile.map(({ text }) => text.field))].join(', ');
    throw new Error(`${file} has no text '${String(field)}'. It has: ${fields}`);
  }
  return new Set(meant.filter((status) => isOpen(status) && status.language === language));
}

/** The path may be that of the translation. */
const englishFile = (file: string) =>
  file
    .replaceAll('\\', '/')
    .replace(/^\.\/|\/+$/g, '')
    .replace(/^locales\/\w+(?=\/|$)/, `locales/${defaultLanguage}`)
    .replace(/\.\w+\.yaml$/, '.yaml');

/** Returns the older English texts of files with stale translations. */
async function historyOf(statuses: readonly TranslationStatus[]): Promise<History> {
  const stale = statuses.filter(({ madeFor }) => madeFor !== undefined);
  const files = [...new Set(stale.map(({ text }) => text.file))];
  const found = files.map(async (file) => [file, await olderWords('.', file)] as const);
  return new Map(await Promise.all(found));
}
