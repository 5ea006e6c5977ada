import type { Scripts } from './families';

/** The folder of the fonts in the built site. Hosts may serve everything below `static` as immutable. */
export const fontFolder = 'static/fonts';

/** The style sheet that pages have while developing. */
export const developSheet = `${fontFolder}/develop.css`;

/** The style sheet of the whole font of a script. Its name does not change with its content. */
export const wholeSheet = (script: string) => `fonts/whole-${script}.css`;

/** README.md describes them. */
export interface SubsetFontsOptions {
  languages: Readonly<Record<string, string>>;
  scripts: Scripts;
  text: Readonly<Record<string, string>>;
  title?: string;
  /** The family of the whole fonts, of scripts without `byPage`. */
  whole?: string;
}
