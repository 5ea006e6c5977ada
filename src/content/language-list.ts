import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ContentError } from '../../plugins/gatsby-transformer-content';
import { defaultLanguage, scripts } from '../i18n/languages';
import { languagesFile, languagesFileErrors } from './languages-file';

const language = z
  .strictObject({
    code: z.string().regex(/^[a-z]{2}$/, 'two lower-case letters'),
    name: z.string().min(1),
    short: z.string().min(1),
    script: z.enum(scripts),
    locale: z
      .string()
      .refine(isLocale, 'the tag of a language that has data in Unicode, like pt or pt-BR')
      .refine(namesDigits, 'a tag that names its digits, such as mr-u-nu-latn'),
    unitSpace: z.string().optional(),
    rangeSeparator: z.string().optional(),
    colon: z.string().optional(),
    openGraph: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'language and country like pt_PT'),
  })
  .refine(({ code, locale }) => languageOf(code) === languageOf(locale), {
    path: ['locale'],
    message: "the language of 'code'",
    when: ({ issues }) => issues.length === 0,
  });

const languageList = z
  .array(language)
  .refine((list) => list.some(({ code }) => code === defaultLanguage), 'English in the list')
  .refine(
    (list) => new Set(list.map(({ code }) => code)).size === list.length,
    'each code only once',
  );

/** Whether `Intl` knows the language. It would take another one instead, with its plural forms and dates. */
function isLocale(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

/** Returns the language of a tag, under one of its codes: 'tl' is 'fil'. */
const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Whether the digits of a tag are known without `Intl`, which is slow on a phone (src/i18n/numbers.ts). */
function namesDigits(tag: string): boolean {
  return (
    !isLocale(tag) ||
    tag.includes('-u-nu-') ||
    new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === 'latn'
  );
}

/** Returns the errors of the list of languages. */
export async function languageListErrors(root: string): Promise<ContentError[]> {
  if (!existsSync(path.join(root, languagesFile))) return [];
  return languagesFileErrors(root, languageList);
}
