/* What a site uses of this plugin: the kinds of fields for its schemas, and validation for its commands. */
export * from './src/fields';
export type { FieldMeta } from './src/field-meta';
export type { ContentSetup, DerivedField, EntryContext, Messages } from './src/setup';
export { assetPath } from './src/assets';
export type { ParsedEntry } from './src/entry-file';
export { errorAt, fieldAt, nearest, quoted, validate } from './src/error-map';
export * from './src/errors';
export { readParsed, type FileCache } from './src/file-cache';
export { classify, tidyEntry } from './src/files';
export { filesIn, ignoredIn, linkErrors, tidyName } from './src/folder';
export { assetPattern, cured, maxPictureBytes } from './src/kinds';
export { loadContent } from './src/load';
export { loadSite } from './src/load-site';
export {
  expectedKeys,
  sourceText,
  loadLocales,
  type Locales,
  type StringSource,
} from './src/locales';
export { mergedContent, type MergedContent, type MergedEntry } from './src/merged';
export { entryFields, localeNodes } from './src/nodes';
export { namesOf } from './src/named-values';
export { merge, overlaySchema, validateOverlay } from './src/overlay';
export { parseFile, type FieldPath, type ParsedFile, type Position } from './src/parse';
export { refuseLinks } from './src/refuse-links';
export { servedErrors } from './src/served';
export {
  describe,
  leaves,
  mapLeaves,
  stringsIn,
  valueAt,
  type Field,
  type Leaf,
} from './src/schema';
export { siteTexts, type Text } from './src/texts';
