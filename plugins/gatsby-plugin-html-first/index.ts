/* What a site uses of this plugin. Its inline scripts import from `src/browser/when` directly. */
export { useBuilt } from './src/browser/built';
export { FirstScreenEnd } from './src/browser/FirstScreenEnd';
export { Hydrate, HydrateNear, useIsHydrating } from './src/browser/HydrateNear';
