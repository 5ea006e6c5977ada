import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Returns the inline scripts of every page. */
export async function inlineScripts(root: string) {
  const [head, body] = await Promise.all(
    ['head-script.ts', 'body-script.ts'].map((file) =>
      bundle(path.join(root, 'src/browser', file)),
    ),
  );
  return { head, body };
}

/** The scripts need only the codes of the languages. Other fields would add bytes to every page. */
const codesAlone: Plugin = {
  name: 'codes-alone',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]languages\.json$/ }, async ({ path: file }) => {
      const languages = JSON.parse(await readFile(file, 'utf8')) as { code: string }[];
      return { loader: 'json', contents: JSON.stringify(languages.map(({ code }) => ({ code }))) };
    });
  },
};

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    charset: 'utf8',
    plugins: [codesAlone],
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
