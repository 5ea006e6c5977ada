export * from '../browsers.mjs';
