/* What a site uses of this plugin. Its inline scripts, and what they share, import from `src/browser` directly. */
export { closeDialog, openDialog } from './src/browser/dialog';
export { useBuilt } from './src/browser/built';
export { FirstScreenEnd } from './src/browser/FirstScreenEnd';
export { Hydrate, HydrateNear, useIsHydrating } from './src/browser/HydrateNear';
export { viewObserver } from './src/browser/view-observer';
