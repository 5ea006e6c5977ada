/* What a site uses of this plugin: types for its options, and the check for letters that no font has. */
export type { Instance, ScriptFonts, Scripts, SystemFont } from './src/families';
export { runFontJob } from './src/font-job';
export { openCache } from './src/cache';
export { dateWords } from './src/characters';
