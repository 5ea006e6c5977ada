import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sourceFolder } from '../source-folder';
import type { HtmlFirstOptions } from './options';

/** Returns the inline scripts of every page: those of this plugin, and after them those of the site. */
export async function inlineScripts({
  head,
  body,
  jsonFields,
}: Omit<HtmlFirstOptions, 'pages' | 'data'>) {
  const bundle = (file: string, ofSite?: string) =>
    bundleScripts(
      [path.join(sourceFolder, 'browser', file), ...(ofSite ? [path.resolve(ofSite)] : [])],
      [pickFields(jsonFields)],
    );
  return { head: await bundle('head-script.ts', head), body: await bundle('body-script.ts', body) };
}

/** Removes all other fields of a JSON list, which would add bytes to every page. */
function pickFields(fields: HtmlFirstOptions['jsonFields']): Plugin {
  return {
    name: 'pick-fields',
    setup(bundler) {
      bundler.onLoad({ filter: /\.json$/ }, async ({ path: file }) => {
        const picked = fields[path.basename(file)];
        // A TextDecoder removes a byte order mark.
        const contents = new TextDecoder().decode(await readFile(file));
        if (!picked) return { loader: 'json', contents };
        const list = JSON.parse(contents) as Record<string, unknown>[];
        const short = list.map((item) =>
          Object.fromEntries(picked.map((field) => [field, item[field]])),
        );
        return { loader: 'json', contents: JSON.stringify(short) };
      });
    },
  };
}

async function bundleScripts(files: readonly string[], plugins: Plugin[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: '/',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    plugins,
    // `sideEffects` in package.json must name the modules of the site.
    logOverride: { 'ignored-bare-import': 'error' },
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
