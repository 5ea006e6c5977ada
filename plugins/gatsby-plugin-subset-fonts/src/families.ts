/** A family of a Fontsource package. */
export interface Family {
  /** The name in CSS. */
  family: string;
  /** The npm package. Every axis of a variable one is pinned. The others have a file for each weight. */
  source: string;
  /** The characters that it is used for, as CSS `unicode-range` without wildcards. */
  range: string;
  /** Full and PostScript names of the same font on a system, by commas. Where it is installed, text needs no download. */
  installed?: string;
}

/** An instance of a font, and the CSS styles that use it. */
export interface Instance {
  /** `text` also has what visitors type. `bold` has the titles. */
  name: 'text' | 'label' | 'bold' | 'others';
  /** The descriptors `font-weight` and `font-stretch`. */
  weight: string;
  stretch?: string;
  axes: Readonly<{ wght: number; wdth: number }>;
  /** The OpenType features that are kept in scripts whose letters do not join. */
  features: readonly string[];
}

/** A font of operating systems, which is shown until a family has loaded. */
export interface SystemFont {
  /** Full and PostScript names of its styles, which `local()` matches, by commas. */
  regular: string;
  bold?: string;
  /** The name of a variable Fontsource package whose letters are as wide. Without, only line metrics can be fitted. */
  twin?: string;
}

/** How the text of a script is set. */
export interface ScriptFonts extends Family {
  instances: readonly [Instance, ...Instance[]];
  /** The scripts of all families in a `font-family`, first the one to prefer, and what they are used for if that is less. */
  stack: readonly { script: string; range?: string }[];
  systemFonts: readonly SystemFont[];
  /** Its letters join or change shape, so its fonts are subset by words instead of characters. */
  joins?: boolean;
  /** It has so many characters that each page has its own fonts. */
  byPage?: boolean;
  /** Its letters also stand within words of other scripts, so pages of these have it in every weight. */
  withinWords?: boolean;
  /** Digits and currency signs that `Intl` writes into numbers. */
  figures?: string;
  /** What visitors may type in the site's own font. */
  typed?: string;
  /** A letter whose middle is moved to the middle of a line. */
  centered?: string;
}

/** The fonts of each script, in the order in which they are searched for signs. */
export type Scripts = Readonly<Record<string, ScriptFonts>>;

/** A file of a family's package, in the instances that a page has of it. */
export interface Layer
  extends
    Family,
    Pick<ScriptFonts, 'instances' | 'systemFonts' | 'joins' | 'centered' | 'withinWords'> {
  file: string;
}

/** Returns the fonts of a script. Throws if the options have none. */
export function fontsOf(scripts: Scripts, script: string): ScriptFonts {
  const fonts = scripts[script];
  if (!fonts) throw new Error(`The option 'scripts' has no '${script}'`);
  return fonts;
}

/** Returns the families of a script, in the order of its stack. A package's main file is called after its script. */
export function stackOf(scripts: Scripts, script: string): Layer[] {
  const { stack, instances } = fontsOf(scripts, script);
  return stack.map(({ script: file, ...own }) => ({
    ...fontsOf(scripts, file),
    ...own,
    file,
    instances,
  }));
}

/** The instance for signs of other scripts. */
const others: Instance = {
  name: 'others',
  weight: '400 800',
  axes: { wght: 500, wdth: 100 },
  features: [],
};

/** Returns the families for what those of a script lack. */
export const othersOf = (scripts: Scripts, script: string): Layer[] =>
  Object.entries(scripts).map(([file, fonts]) => ({
    ...fonts,
    file,
    instances: fonts.withinWords ? fontsOf(scripts, script).instances : [others],
  }));
