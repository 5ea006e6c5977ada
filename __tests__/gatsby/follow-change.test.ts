/** @jest-environment node */
import type { CreateNodeArgs, Reporter } from 'gatsby';
import { loadSite, type Site } from '../../src/content/load-site';
import { buildSite } from '../../src/gatsby/build';
import { collectionNames } from '../../src/content/collections';

jest.mock('../../src/content/load-site');
jest.mock('../../src/seams/adapter-moves', () => ({ restoreMovedFiles: () => Promise.resolve() }));
jest.mock('../../src/gatsby/site-fonts', () => ({
  fontFolder: 'fonts',
  buildSiteFonts: () => Promise.resolve({ warnings: [], head: {} }),
}));

const load = jest.mocked(loadSite);

/** A site whose one string tells which save it was read after. */
const saved = (save: string) =>
  ({
    content: Object.fromEntries(collectionNames.map((name) => [name, []])),
    locales: Object.fromEntries(
      ['en', 'fr', 'es', 'bn', 'hi', 'ko', 'ja'].map((code) => [code, { common: { save } }]),
    ),
    faults: [],
  }) as unknown as Site;

const file = { internal: { type: 'File' }, sourceInstanceName: 'strings', extension: 'json' };

async function started() {
  load.mockResolvedValueOnce(saved('none'));
  const site = buildSite('/nowhere');
  const reporter = { warn: jest.fn(), error: jest.fn() } as unknown as Reporter;
  await site.prepare(reporter);
  load.mockReset();
  let shown = '';
  const args = {
    node: file,
    reporter,
    actions: { createNode: ({ data }: { data: string }) => (shown = data) },
    createNodeId: (id: string) => id,
    createContentDigest: String,
  } as unknown as CreateNodeArgs;
  return { change: () => site.followChange(args), shown: () => shown };
}

beforeEach(() => {
  process.env['NODE_ENV'] = 'development';
});
afterEach(() => {
  process.env['NODE_ENV'] = 'test';
});

test('many files at once are read together, never twice at the same time', async () => {
  let busy = 0;
  let most = 0;
  const { change, shown } = await started();
  load.mockImplementation(async () => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise(setImmediate);
    busy -= 1;
    return saved('all');
  });
  await Promise.all(Array.from({ length: 50 }, change));
  expect(most).toBe(1);
  expect(load.mock.calls.length).toBeLessThanOrEqual(2);
  expect(shown()).toContain('all');
});

test('the last of two saves stays, even if the first takes longer to read', async () => {
  const { change, shown } = await started();
  const slow: { release?: (site: Site) => void } = {};
  load.mockReturnValueOnce(new Promise((resolve) => (slow.release = resolve)));
  load.mockResolvedValueOnce(saved('second'));
  const first = change();
  await new Promise(setImmediate);
  const second = change();
  await new Promise(setImmediate);
  slow.release?.(saved('first'));
  await Promise.all([first, second]);
  expect(shown()).toContain('second');
});

test('after a reading that failed the next save is read all the same', async () => {
  const { change, shown } = await started();
  load.mockRejectedValueOnce(new Error('the disk is away'));
  load.mockResolvedValueOnce(saved('again'));
  await expect(change()).rejects.toThrow('the disk is away');
  await change();
  expect(shown()).toContain('again');
});
