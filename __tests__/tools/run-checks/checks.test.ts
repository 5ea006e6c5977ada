/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../../plugins/testing/make-folder';
import { checks, chosen } from '../../../tools/run-checks/checks';
import { fingerprintOf } from '../../../tools/run-checks/fingerprints';
import { runChecks } from '../../../tools/run-checks/run';

/** The checks that a change of this file makes run again, besides those that always run. */
const rerunBy = (file: string) =>
  Object.entries(checks)
    .filter(([, check]) => check.reads)
    .filter(
      ([, check]) =>
        fingerprintOf(check, new Map([[file, 'old']])) !==
        fingerprintOf(check, new Map([[file, 'new']])),
    )
    .map(([name]) => name);

const code = ['typecheck', 'lint', 'formatting', 'unused'];
const units = ['unit:code', 'unit:content'];
const browsers = ['e2e:code', 'e2e:content', 'e2e:engines'];
const site = ['browser-support', ...browsers];

test.each<[string, string[]]>([
  ['src/components/Button.tsx', [...code, ...units, ...site]],
  ['plugins/gatsby-plugin-static-host/src/policy.ts', [...code, ...units, ...site]],
  ['gatsby-node.ts', [...code, ...units, ...site]],
  ['package.json', [...code, ...units, ...site]],
  ['package-lock.json', [...code, ...units, ...site]],
  ['src/gatsby-types.d.ts', [...code, ...units]],
  ['static/icon-192.png', ['formatting', ...units, ...site]],
  ['tools/check/pictures.ts', [...code, ...units]],
  ['tools/preview/site.ts', [...code, ...units, ...browsers]],
  ['playwright.config.ts', [...code, ...units, ...browsers]],
  ['__tests__/site/header.spec.ts', [...code, ...browsers]],
  ['__tests__/lib/cut.test.ts', [...code, ...units]],
  ['docs/launch.md', ['formatting', ...units]],
  ['README.md', ['formatting']],
  ['content/site.yaml', ['unit:content', 'e2e:content']],
  ['content/works/puffy.jpg', ['unit:content', 'e2e:content']],
  ['locales/fr/common.json', ['unit:content', 'e2e:content']],
  ['locales/en/common.json', ['typecheck', 'lint', 'unused', 'unit:content', 'e2e:content']],
  ['translation-records/site.txt', ['formatting', 'unit:content', 'e2e:content']],
  ['.env', ['formatting', 'unit:content', 'e2e:content']],
])('a change of %s', (file, expected) => {
  expect(rerunBy(file).sort()).toEqual([...expected].sort());
});

describe('a run', () => {
  const say = (word: string) => `node -e "require('fs').appendFileSync('log', '${word} ')"`;
  const own = {
    site: { command: say('site') },
    text: { command: say('text'), reads: [/\.txt$/] },
    'e2e:one': { command: say('e2e'), reads: [/\.ts$/], after: 'site' as const },
    broken: { command: `${say('broken')} && exit 3`, reads: [/\.txt$/] },
  };
  let folder: string;
  const run = async (...names: string[]) => {
    rmSync(path.join(folder, 'log'), { force: true });
    const outcomes = await runChecks(own, chosen(own, names), folder);
    const log = readFileSync(path.join(folder, 'log'), 'utf8').trim().split(' ');
    return { ran: log.sort(), results: outcomes.map(({ result }) => result) };
  };
  beforeEach(() => {
    folder = makeFolder({ 'a.txt': '1', 'b.ts': '1' });
    jest.spyOn(console, 'log').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  test('skips what passed and has not changed, and nothing else', async () => {
    const all = ['broken', 'e2e', 'site', 'text'];
    expect(await run()).toEqual({ ran: all, results: ['passed', 'passed', 'passed', 'failed'] });
    expect((await run()).ran).toEqual(['broken', 'site']);
    writeFileSync(path.join(folder, 'a.txt'), '2');
    expect((await run()).ran).toEqual(['broken', 'site', 'text']);
    writeFileSync(path.join(folder, 'new.ts'), '');
    expect((await run()).ran).toEqual(['broken', 'e2e', 'site']);
    rmSync(path.join(folder, 'new.ts'));
    expect((await run()).ran).toEqual(['broken', 'e2e', 'site']);
  });

  test('has the checks that are named, and the site that they need', async () => {
    expect((await run('e2e')).ran).toEqual(['e2e', 'site']);
    expect((await run('text')).ran).toEqual(['text']);
    await expect(run('tekst')).rejects.toThrow(
      "Unknown check 'tekst'. The checks are: site, text, ",
    );
  });

  test('does not test a site that could not be built', async () => {
    own.site.command = `${say('site')} && exit 1`;
    expect(await run('e2e')).toEqual({ ran: ['site'], results: ['failed', 'failed'] });
  });
});
