import path from 'node:path';
import { buildSync } from 'esbuild';

/** Takes the project's root; gives the scripts that stand inline in every page, the same in all of them. */
export function inlineScripts(root: string) {
  return {
    detect: bundle(path.join(root, 'src/i18n/detect-page.ts')),
    start: bundle(path.join(root, 'src/app/start-page.ts')),
  };
}

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    charset: 'utf8',
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
