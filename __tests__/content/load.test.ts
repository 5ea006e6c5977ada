/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { formatErrors, type ContentError } from '../../src/content/errors';
import { loadContent } from '../../src/content/load';
import { languageCodes } from '../../src/i18n/languages';
import { contentWith, fileWith, type Changes } from '../helpers/content';
import { bn, fr } from '../helpers/languages';

const industry = fileWith('industries');
const inFrench = industry.replace('.yaml', '.fr.yaml');
const tiers = fileWith('tiers');
const gallery = fileWith('gallery', /src:[^]*src:/);
/** The first two pictures of the gallery, as its file names them and from the content folder. */
const named = [...readFileSync(`content/${gallery}`, 'utf8').matchAll(/src: \.\/(\S+)/g)]
  .slice(0, 2)
  .map(([, file]) => file ?? '');
const [first = '', second = ''] = named.map((file) => `gallery/${file}`);

const containing = (text: string) => expect.stringContaining(text) as string;

async function errorsOf(changes: Changes): Promise<ContentError[]> {
  const root = await contentWith(changes);
  try {
    return (await loadContent(root)).errors;
  } finally {
    await rm(root, { recursive: true });
  }
}

async function edited(file: string, change: (text: string) => string): Promise<Changes> {
  const text = await readFile(`content/${file}`, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  return { [file]: changed };
}

/** The line, from 1, on which `needle` stands in the file as it is now. */
async function lineOf(file: string, needle: string): Promise<number> {
  const lines = (await readFile(`content/${file}`, 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes(needle));
  expect(line).toBeGreaterThanOrEqual(0);
  return line + 1;
}

test('the content of the project has no error and is complete in every language', async () => {
  const { content, errors } = await loadContent('content');
  expect(formatErrors(errors)).toBe('');
  expect(content.services.length).toBeGreaterThan(0);
  for (const entry of Object.values(content).flat()) {
    expect(Object.keys(entry.languages).sort()).toEqual([...languageCodes].sort());
  }
});

describe('a file that is wrong is named with line, field and cause', () => {
  test('an unknown field, with the one that was meant', async () => {
    const errors = await errorsOf(
      await edited(industry, (text) => text.replace(/^title:/m, 'titel:')),
    );
    const line = await lineOf(industry, 'title:');
    expect(errors).toContainEqual(
      expect.objectContaining({
        line,
        field: 'titel',
        message: 'unknown field',
        hint: containing("'title'"),
      }),
    );
    expect(errors).toContainEqual(
      expect.objectContaining({ field: 'title', message: 'expected text, found nothing' }),
    );
  });

  test('a missing picture', async () => {
    const errors = await errorsOf({ [first]: null });
    expect(errors).toMatchObject([
      {
        file: `content/${gallery}`,
        field: 'images.0.image.src',
        message: containing(first),
      },
    ]);
    expect(errors[0]?.line).toBe(await lineOf(gallery, named[0] ?? ''));
  });

  test('a picture that is too small, and one that is none', async () => {
    const { default: sharp } = await import('sharp');
    const small = await sharp({
      create: { width: 300, height: 200, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer();
    const errors = await errorsOf({
      [first]: small,
      [second]: 'no picture',
    });
    expect(errors.map(({ field, message }) => `${field} ${message}`).sort()).toEqual([
      expect.stringMatching(/^images\.0\.image\.src .*at least 1600 pixels wide, found 300$/),
      expect.stringMatching(/^images\.1\.image\.src expected a picture/),
    ]);
  });

  test('a dangling reference, with the one that was meant', async () => {
    const errors = await errorsOf(
      await edited(tiers, (text) => text.replace(/^service: (.*)$/m, 'service: $1-x')),
    );
    expect(errors).toMatchObject([
      {
        field: 'service',
        hint: containing('Did you mean'),
        line: await lineOf(tiers, 'service:'),
      },
    ]);
  });

  test('a slug twice in a list', async () => {
    const errors = await errorsOf(
      await edited(tiers, (text) => {
        const [one = '', two = ''] = text.match(/slug: \S+/g) ?? [];
        return text.replace(two, one);
      }),
    );
    expect(errors).toMatchObject([
      {
        field: 'items.1.slug',
        message: containing('a second time'),
      },
    ]);
  });

  const misspelt = industry.replace('.yaml', 'x.fr.yaml');
  test.each<[name: string, changes: Changes, error: object]>([
    [
      'a value twice that must be its own',
      { 'industries/zz-copy.yaml': readFileSync(`content/${industry}`, 'utf8') },
      { file: 'content/industries/zz-copy.yaml', field: 'order' },
    ],
    [
      'a translation of nothing',
      { [misspelt]: 'title: Cafés\n', [inFrench]: null },
      {
        file: `content/${misspelt}`,
        message: containing('a translation of nothing'),
        hint: containing(inFrench.replace('industries/', '')),
      },
    ],
    [
      'a list that is longer than in English',
      { [inFrench]: `title: Cafés\nexamples:\n${'  - Café\n'.repeat(20)}` },
      {
        ...{ file: `content/${inFrench}`, line: 2, field: 'examples' },
        message: expect.stringMatching(
          /^expected at most \d+ items, as in English, found 20$/,
        ) as unknown,
      },
    ],
    [
      'a fact in a translation',
      { [inFrench]: 'title: Cafés\norder: 2\n' },
      { line: 2, field: 'order', message: containing('a fact') },
    ],
    [
      'ten megabytes',
      { [industry]: `title: ${'x'.repeat(10 * 1024 * 1024)}` },
      { file: `content/${industry}`, message: containing('10240 KB') },
    ],
    [
      'binary junk',
      { [industry]: Uint8Array.from([0x74, 0x0a, 0xff, 0xfe, 0x00, 0x81]) },
      { file: `content/${industry}`, line: 2, message: containing('binary') },
    ],
  ])('%s', async (_, changes, error) => {
    expect(await errorsOf(changes)).toMatchObject([error]);
  });

  test('an alias bomb', async () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefghij'.split('').map((name, i) => {
        const before = 'abcdefghij'[i] ?? 'a';
        return `${name}: &${name} [*${before}, *${before}, *${before}, *${before}, *${before}]`;
      }),
    ].join('\n');
    const errors = await errorsOf({ [industry]: bomb });
    expect(errors).toHaveLength(1);
  });
});

test('English stands where a translation has a gap', async () => {
  const root = await contentWith({
    'benefits/zz-test.yaml': 'order: 998\nemblem: purse\ntitle: Fast\ntext: In a day.\n',
    'benefits/zz-test.fr.yaml': 'title: Rapide\n',
  });
  const { content, errors } = await loadContent(root);
  await rm(root, { recursive: true });
  expect(errors).toEqual([]);
  const entry = content.benefits.find(({ slug }) => slug === 'zz-test');
  expect(entry?.languages[fr]).toMatchObject({ title: 'Rapide', text: 'In a day.' });
  expect(entry?.languages[bn]).toMatchObject({ title: 'Fast' });
});

test('a sample may be a whole group or list, and is known with its line', async () => {
  const root = await contentWith({
    'process/zz-test.yaml':
      'order: 998\ntitle: A\ntext: B\nduration:\n  days: [1]\ndeliverables:\n  - C\nsample:\n  - deliverables\n  - duration\n',
  });
  const { content, errors } = await loadContent(root);
  await rm(root, { recursive: true });
  expect(errors).toEqual([]);
  expect(content.process.find(({ slug }) => slug === 'zz-test')?.samples).toEqual([
    { field: 'deliverables', line: 6 },
    { field: 'duration', line: 4 },
  ]);
});

test('a shorter list of a translation is no error: the rest shows in English', async () => {
  const root = await contentWith({
    'faq/zz-test.yaml': 'order: 998\nquestion: Q?\nanswer:\n  - One\n  - Two\n  - Three\n',
    'faq/zz-test.fr.yaml': 'answer:\n  - null\n  - Deux\n',
  });
  const { content, errors } = await loadContent(root);
  await rm(root, { recursive: true });
  expect(errors).toEqual([]);
  const entry = content.faq.find(({ slug }) => slug === 'zz-test');
  expect(entry?.languages[fr]).toMatchObject({ answer: ['One', 'Deux', 'Three'] });
});

test('a number inside the list of a translation is named with its line and a hint', async () => {
  const errors = await errorsOf({
    'faq/zz-test.yaml': 'order: 998\nquestion: Q?\nanswer:\n  - One\n  - Two\n',
    'faq/zz-test.fr.yaml': 'answer:\n  - null\n  - 24\n',
  });
  expect(errors).toMatchObject([
    { file: 'content/faq/zz-test.fr.yaml', line: 3, field: 'answer.1' },
  ]);
  expect(errors[0]?.hint).toContain('Put it in quotes');
});

test('a picture that nobody names is noted and no error', async () => {
  const picture = await readFile(`content/${first}`);
  const root = await contentWith({ 'gallery/zz-orphan.jpg': picture });
  const { errors, notes } = await loadContent(root);
  await rm(root, { recursive: true });
  expect(errors).toEqual([]);
  const unnamed = notes.map(({ file, message }) => [file, message]);
  expect(unnamed).toContainEqual(['content/gallery/zz-orphan.jpg', 'a file that no entry names']);
  expect(notes.map(({ file }) => file)).not.toContain(`content/${first}`);
});

test.each(['site.yaml', 'legal/terms-of-service.yaml'])('%s cannot be missing', async (file) => {
  const errors = await errorsOf({ [file]: null });
  expect(errors).toContainEqual(
    expect.objectContaining({
      file: `content/${file}`,
      message: containing('none'),
      hint: containing('bring it back'),
    }),
  );
});
