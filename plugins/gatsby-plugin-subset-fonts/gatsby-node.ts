import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { addFonts } from './src/add-fonts';
import { runFontJob, type Fonts } from './src/font-job';
import { writeDevelopFonts } from './src/develop';
import { writeWholeFonts } from './src/write-whole';
import { textOfNodes } from './src/node-text';
import { fontFolder, type SubsetFontsOptions } from './src/options';

const publicFolder = path.resolve('public');

/** The fonts of the languages are made in parallel with webpack. */
let making: Promise<Fonts[]>;
let whole: Promise<string>;

/** README.md describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    languages: Joi.object().pattern(Joi.string(), Joi.string()).required(),
    scripts: Joi.object()
      .pattern(Joi.string(), Joi.object({ withinWords: Joi.boolean() }).unknown())
      .required(),
    title: Joi.string(),
    whole: Joi.string(),
    text: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (_, options) => {
  if (process.env.NODE_ENV === 'development')
    await writeDevelopFonts(publicFolder, (options as unknown as SubsetFontsOptions).scripts);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ cache, getNodes }, options) => {
  const own = options as unknown as SubsetFontsOptions;
  whole = writeWholeFonts(publicFolder, cache.directory, own);
  // `onPostBuild` reports the error. While developing, the other families are whole too.
  whole.catch(() => undefined);
  if (process.env.NODE_ENV === 'development') return;
  const { languages, scripts, text } = own;
  const inputs = Object.entries(languages).map(([language, script]) => ({
    language,
    script,
    text: `${textOfNodes(getNodes(), language)}\n${text[language] ?? ''}`,
  }));
  const folder = path.join(publicFolder, fontFolder);
  making = runFontJob({ task: 'languages', scripts, inputs, folder, cache: cache.directory });
  // `onPostBuild` reports the error.
  making.catch(() => undefined);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, reporter }, options) => {
  const own = options as unknown as SubsetFontsOptions;
  const waiting = reporter.activityTimer('Waiting for the fonts of languages');
  waiting.start();
  const fonts = await making;
  waiting.end();
  const codes = Object.keys(own.languages);
  fonts.forEach(({ missing }, index) => {
    if (missing.length > 0)
      reporter.warn(`${codes[index] ?? ''}: no font of the site has ${missing.join(' ')}`);
  });
  const rules = Object.fromEntries(codes.map((code, index) => [code, fonts[index]?.css ?? '']));
  const adding = reporter.activityTimer('Subsetting the fonts of pages');
  adding.start();
  await addFonts(publicFolder, cache.directory, own, rules, await whole);
  adding.end();
};
