export { findChromium as findBrowser } from '../browsers.mjs';
