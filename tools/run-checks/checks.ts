/** A part of `npm test`. */
export interface Check {
  command: string;
  /** The files that it reads. It is skipped if none of them has changed since it passed. Without them, it always runs. */
  reads?: readonly RegExp[];
  /** It needs the built site. */
  after?: 'site';
}

const code =
  /^((src|plugins|tools|artwork|__tests__)\/.*\.(tsx?|mjs)|[^/]+\.(tsx?|mjs|json)|locales\/(languages|en\/[^/]+)\.json)$/;
const allButContent = /^(?!content\/|locales\/)/;
const unit =
  /^((src|plugins|tools|artwork|edit|static|docs)\/|__tests__\/(?!(site|engines|edit|dev)\/)|[^/]+\.(tsx?|mjs|json|toml)$|locales\/languages\.json$)/;
const content = /^((content|locales|translation-records)\/|\.env)/;
const build =
  /^((src\/(?!gatsby-types)|plugins\/|static\/)|gatsby-[^/]+\.tsx?$|tools\/gatsby\.mjs$|package\.json$|locales\/languages\.json$)/;
const browserTests =
  /^(__tests__\/(site|engines|helpers)\/|tools\/(browsers\.|(lighthouse|preview)\/|serve\.ts$)|playwright\.config\.ts$)/;

// Half of the processors for each, as two checks run at a time.
const jestOf = 'jest --maxWorkers=50% --selectProjects';
const playwrightOf = 'playwright test --workers=50% --project';

/** The parts of `npm test`, by name. A name also stands for those that begin with it and a colon. */
export const checks: Readonly<Record<string, Check>> = {
  site: { command: 'node tools/gatsby.mjs build' },
  typecheck: {
    command:
      'node tools/theme-types.mjs && tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
    reads: [code],
  },
  lint: { command: 'eslint .', reads: [code] },
  formatting: {
    command: 'prettier --check --cache . "!content/**" "!locales/**"',
    reads: [allButContent],
  },
  unused: { command: 'knip && knip --production --exclude binaries', reads: [code] },
  check: { command: 'tsx tools/check.ts' },
  'unit:code': { command: `${jestOf} code`, reads: [unit] },
  'unit:content': { command: `${jestOf} content`, reads: [unit, content] },
  'browser-support': {
    command:
      'es-check checkBrowser "public/**/*.js" --checkFeatures && eslint --no-config-lookup --no-inline-config --plugin eslint-plugin-es-x --rule "es-x/no-regexp-lookbehind-assertions: error" "public/**/*.js"',
    reads: [build],
    after: 'site',
  },
  'e2e:code': {
    command: `${playwrightOf} site --grep-invert "@content|@long" --output test-results/e2e`,
    reads: [build, browserTests],
    after: 'site',
  },
  'e2e:content': {
    command: `${playwrightOf} site --grep @content --grep-invert @long --output test-results/content`,
    reads: [build, browserTests, content],
    after: 'site',
  },
  'e2e:engines': {
    command: `${playwrightOf} firefox --project webkit --grep @smoke --output test-results/engines`,
    reads: [build, browserTests],
    after: 'site',
  },
};

/** The checks that only `npm run test:all` has. */
export const longTests = [
  'jest --selectProjects code --testPathPatterns long.test',
  'playwright test --project=site --grep @long',
  'playwright test --project edit dev chromium firefox webkit',
  'tsx tools/edited-content.ts',
];

/** Returns the checks with these names and what they need. All without names. Throws if a name is unknown. */
export function chosen(all: Readonly<Record<string, Check>>, names: readonly string[]): string[] {
  const isMeant = (check: string, name: string) => check === name || check.startsWith(`${name}:`);
  const unknown = names.find((name) => !Object.keys(all).some((check) => isMeant(check, name)));
  if (unknown !== undefined)
    throw new Error(`Unknown check '${unknown}'. The checks are: ${Object.keys(all).join(', ')}`);
  const own = Object.keys(all).filter(
    (check) => names.length === 0 || names.some((name) => isMeant(check, name)),
  );
  const needed = own.flatMap((check) => all[check]?.after ?? []);
  return Object.keys(all).filter((check) => own.includes(check) || needed.some((n) => n === check));
}
