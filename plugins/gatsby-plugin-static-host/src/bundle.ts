import path from 'node:path';

/** What webpack put into the scripts for browsers. */
export interface Bundle {
  /** The files that it wrote, from the public folder. */
  files: readonly string[];
  /** The folders of the packages whose code is in them, from the project's root. */
  packages: readonly string[];
}

interface StatsModule {
  nameForCondition?: string | null;
  modules?: readonly StatsModule[];
}

/** The part of webpack's types that is used here. */
interface Stats {
  toJson: (options: object) => {
    assets?: readonly { name: string }[];
    modules?: readonly StatsModule[];
  };
}

interface Compiler {
  hooks: { done: { tap: (name: string, read: (stats: Stats) => void) => void } };
}

/** A webpack plugin that tells what is in the finished bundle. Nothing is written for it, so a build from a cache tells the same. */
export const readBundle = (root: string, read: (bundle: Bundle) => void) => ({
  apply({ hooks }: Compiler) {
    hooks.done.tap('gatsby-plugin-static-host', (stats) => {
      read(bundleOf(stats, root));
    });
  },
});

/** Every asset and module, those of an earlier build and inside of joined modules included. */
const everything = {
  all: false,
  assets: true,
  cachedAssets: true,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

function bundleOf(stats: Stats, root: string): Bundle {
  const { assets = [], modules = [] } = stats.toJson(everything);
  const folders = modules
    .flatMap(filesOf)
    .flatMap((file) => packageFolder(path.relative(root, file).replaceAll('\\', '/')) ?? []);
  return { files: assets.map(({ name }) => name), packages: [...new Set(folders)].sort() };
}

const filesOf = ({ nameForCondition, modules = [] }: StatsModule): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesOf),
];

/** Returns the folder of the innermost package around a file. Packages may be nested. */
const packageFolder = (file: string) => /(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
