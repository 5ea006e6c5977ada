import { readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { limits } from '../../src/forms/rules';
import type { EmailForm } from '../../src/forms/useEmailForm';
import { useFormFields } from '../../src/forms/useFormFields';
import { getLanguage, languageCodes } from '../../src/i18n/languages';
import { numbersIn } from '../../src/i18n/numbers';
import { inWords } from '../helpers/render';

const most = limits['message'] ?? 0;
const textsOf = (language: string) =>
  JSON.parse(readFileSync(`locales/${language}/forms.json`, 'utf8')) as Record<string, string>;

/** Renders the message field in a language, with so many characters. */
function messageField(language: string, length: number) {
  const form = {
    kind: 'contact',
    values: { message: 'x'.repeat(length) },
    errors: length > most ? { message: 'tooLong' } : {},
    isRequired: () => true,
  } as unknown as EmailForm;
  const wrapper = inWords({ forms: textsOf(language) }, language);
  return renderHook(() => useFormFields(form), { wrapper }).result.current('message', 'M', 'Hint');
}

/** Returns the plural form of a number in a language. */
const formFor = (language: string, count: number) =>
  new Intl.PluralRules(getLanguage(language).locale).select(count);

test.each(languageCodes)('in %s the number of characters agrees with its noun', (language) => {
  const [texts, number] = [textsOf(language), numbersIn(language)];
  for (const count of [0, 1, 2, 10]) {
    const left = texts[`charactersLeft_${formFor(language, count)}`];
    const { hint } = messageField(language, most - count);
    expect(hint).toBe(left?.replace('{{left}}', number(count)));
    if (count === 0) continue;
    const over = texts[`tooLong_${formFor(language, count)}`];
    const { error } = messageField(language, most + count);
    expect(error).toBe(over?.replace('{{over}}', number(count)));
  }
});
