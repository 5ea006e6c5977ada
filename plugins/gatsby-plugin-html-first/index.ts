/* What a site uses of this plugin. Its inline scripts import from `src/browser/when` directly. */
export { FirstScreenEnd } from './src/browser/FirstScreenEnd';
export { HydrateNear, useIsHydrating } from './src/browser/HydrateNear';
