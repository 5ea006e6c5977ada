import type { ContentError, Text } from '../../plugins/gatsby-transformer-content';
import { languageCodes } from '../../src/i18n/languages';

/** Returns the languages whose colored words are not in the home page's headline. Their period is colored instead. */
export function accentNotes(texts: readonly Text[]): ContentError[] {
  const title = texts.find(({ field }) => field === 'heroTitle');
  const accent = texts.find(({ field }) => field === 'heroAccent');
  if (!title || !accent) return [];
  return languageCodes.flatMap((code) => {
    const said = wordingIn(accent, code);
    const { file, words: whole = title.english } = wordingIn(title, code);
    if (said.words === undefined || whole.includes(said.words.trim())) return [];
    return [
      {
        ...{ file: said.file, line: said.line, column: said.column, field: accent.field },
        message: `'${said.words}' does not stand in the home page's headline, '${whole}'`,
        hint: `Write the words of 'heroTitle' in ${file} that are to be colored, letter for letter.`,
      },
    ];
  });
}

const wordingIn = (text: Text, code: (typeof languageCodes)[number]) =>
  text.translations[code] ?? { ...text, words: text.english };
