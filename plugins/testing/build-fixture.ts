import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder, writeFiles } from './make-folder';

interface Fixture {
  /** Names of folders in `plugins/`. */
  plugins: readonly string[];
  /** The files of the site, by path, with its gatsby-config.ts. */
  files: Readonly<Record<string, string>>;
}

interface BuiltSite {
  /** Whether a file of `public/` exists. */
  has: (file: string) => boolean;
  /** Returns the text of a file in `public/`. */
  read: (file: string) => string;
  /** Returns the files of `public/` with this ending. */
  files: (ending: string) => string[];
  /** Returns the bytes of a file. */
  size: (file: string) => number;
  /** Builds again, with the cache of the last build. */
  build: () => Promise<void>;
  /** Builds again in an empty folder, like Netlify: with these files, and what it cached. */
  buildFromHostCache: (changed: Readonly<Record<string, string>>) => Promise<void>;
}

/** Builds a small Gatsby site with local plugins in a temporary folder, which is removed after the test file. It has the packages of this project. */
export async function buildFixture({ plugins, files }: Fixture): Promise<BuiltSite> {
  const packageJson = '{ "name": "fixture", "dependencies": { "gatsby": "*" } }';
  const root = makeFolder({ ...files, 'package.json': packageJson }, 'fixture');
  const packages = path.resolve('node_modules');
  symlinkSync(packages, path.join(root, 'node_modules'), 'junction');
  for (const plugin of plugins)
    cpSync(path.resolve('plugins', plugin), path.join(root, 'plugins', plugin), {
      recursive: true,
      filter: (source) => path.basename(source) !== '__tests__',
    });

  const inPublic = (file: string) => path.join(root, 'public', file);
  const cli = path.join(packages, 'gatsby', 'cli.js');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: '1',
    // The adapter then caches like on the host, in a folder of the site.
    NETLIFY_LOCAL: '1',
  };
  const build = async () => {
    try {
      await promisify(execFile)(process.execPath, [cli, 'build'], { cwd: root, env });
    } catch (error) {
      // Gatsby reports errors on both outputs.
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(stdout + stderr, { cause: error });
    }
  };
  await build();
  return {
    has: (file) => existsSync(inPublic(file)),
    read: (file) => readFileSync(inPublic(file), 'utf8'),
    files: (ending) => readdirSync(inPublic('')).filter((file) => file.endsWith(ending)),
    size: (file) => statSync(inPublic(file)).size,
    build: () => {
      rmSync(path.join(root, '.netlify'), { recursive: true, force: true });
      return build();
    },
    buildFromHostCache: (changed) => {
      for (const folder of ['public', '.cache', 'src'])
        rmSync(path.join(root, folder), { recursive: true });
      writeFiles(root, changed);
      return build();
    },
  };
}
