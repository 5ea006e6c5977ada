import { readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { limits } from '../../src/forms/rules';
import type { EmailForm } from '../../src/forms/useEmailForm';
import { useFormFields } from '../../src/forms/useFormFields';
import { getLanguage, languageCodes } from '../../src/i18n/languages';
import { numbersIn } from '../../src/i18n/numbers';

const most = limits['message'] ?? 0;

/** The message field of a form in a language that holds so many characters, and the language's strings. */
function messageField(language: string, length: number) {
  const texts = JSON.parse(readFileSync(`locales/${language}/forms.json`, 'utf8')) as Record<
    string,
    string
  >;
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    showSupportNotice: false,
    resources: { [language]: { forms: texts } },
    interpolation: { escapeValue: false },
  });
  const form = {
    kind: 'contact',
    values: { message: 'x'.repeat(length) },
    errors: length > most ? { message: 'tooLong' } : {},
    isRequired: () => true,
  } as unknown as EmailForm;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  const { result } = renderHook(() => useFormFields(form), { wrapper });
  return { texts, field: result.current('message', 'Message', 'Hint') };
}

/** The form of a plural that a language has for a number. */
const formFor = (language: string, count: number) =>
  new Intl.PluralRules(getLanguage(language).locale).select(count);

const complete = languageCodes;

describe.each(complete)('in %s', (language) => {
  const number = numbersIn(language);

  test.each([0, 1, 2, 10])('the number of characters left agrees with its noun: %i', (left) => {
    const { texts, field } = messageField(language, most - left);
    const text = texts[`charactersLeft_${formFor(language, left)}`];
    expect(field.hint).toBe(text?.replace('{{left}}', number(left)));
  });

  test.each([1, 2, 10])('so does the number of those too many: %i', (over) => {
    const { texts, field } = messageField(language, most + over);
    const text = texts[`tooLong_${formFor(language, over)}`];
    expect(field.error).toBe(text?.replace('{{over}}', number(over)));
  });
});

test('English has one character, and two characters', () => {
  const [one, two] = [1, 2].map((over) => messageField('en', most + over).field.error);
  expect(one).toMatch(/^1 character /);
  expect(two).toMatch(/^2 characters /);
});
