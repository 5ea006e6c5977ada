import { readFile } from 'node:fs/promises';
import { runChecks } from 'es-check';
import { Linter } from 'eslint';
import esX from 'eslint-plugin-es-x';
import { javascript, lacking } from './support.mjs';

/** What es-check does not look for: a regular expression in which one of these is unknown is a syntax error of the whole file. */
const patterns = [
  ['no-regexp-lookbehind-assertions', javascript.regular_expressions['lookbehind_assertion']],
  ['no-regexp-modifiers', javascript.regular_expressions['modifier']],
  ['no-regexp-v-flag', javascript.builtins['RegExp']?.['unicodeSets']],
] as const;

const rules = Object.fromEntries(
  patterns
    .filter(([, entry]) => lacking(entry).length > 0)
    .map(([rule]) => [`es-x/${rule}`, 'error'] as const),
);

/**
 * Takes paths of built scripts; gives what in their syntax and of the language's own library the browsers promised in
 * package.json do not know.
 */
export async function scriptFaults(files: readonly string[]): Promise<string[]> {
  const { errors } = runChecks([{ checkBrowser: true, checkFeatures: true, files }], {});
  const linted = await Promise.all(files.map(async (file) => inPatterns(file)));
  return [...errors.map(({ file, err }) => `${file}: ${err.message}`), ...linted.flat()];
}

async function inPatterns(file: string): Promise<string[]> {
  const messages = new Linter().verify(
    await readFile(file, 'utf8'),
    { plugins: { 'es-x': esX }, rules, languageOptions: { sourceType: 'script' } },
    { allowInlineConfig: false },
  );
  return messages.map(({ message, column }) => `${file}:${column}: ${message}`);
}
