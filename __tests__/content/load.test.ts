/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  formatErrors,
  type ContentError,
  loadContent,
} from '../../plugins/gatsby-transformer-content';
import { languageCodes } from '../../src/i18n/languages';
import { contentWith, fileWith, type Changes } from '../helpers/content';
import { bn, fr } from '../helpers/languages';
import { setup } from '../../src/content/setup';
import { loadSite, type Site } from '../../src/content/site';

const gallery = fileWith('gallery', /src:[^]*src:[^]*src:/);
const pictures = [...readFileSync(`content/${gallery}`, 'utf8').matchAll(/src: \.\/(\S+)/g)];
const [first = '', second = '', third = ''] = pictures.map(([, file]) => `gallery/${file ?? ''}`);

async function load(changes: Changes) {
  return loadContent(setup, await contentWith(changes));
}

const said = ({ file, line, field, message, hint }: ContentError) =>
  `${field} ${message} ${hint ?? ''} at ${file}:${line}`;

/** Returns the first line, from 1, that contains a word. */
const lineOf = (text: string, word: string) => text.split(word)[0]?.split('\n').length;

test('the content of the project has no error and is complete in every language', async () => {
  const { content, errors } = await loadSite('content', 'locales');
  expect(formatErrors(errors)).toBe('');
  expect(content.services.length).toBeGreaterThan(0);
  for (const entry of Object.values(content).flat())
    expect(Object.keys(entry.languages).sort()).toEqual([...languageCodes].sort());
});

test('reports a missing picture, a small one and an invalid one', async () => {
  const create = { width: 300, height: 200, channels: 3, background: 'red' } as const;
  const small = await sharp({ create }).jpeg().toBuffer();
  const { errors } = await load({ [first]: null, [second]: small, [third]: 'no picture' });
  const line = lineOf(await readFile(`content/${gallery}`, 'utf8'), 'src:');
  expect(errors.map(said).sort()).toEqual([
    expect.stringMatching(`^images.0.image.src .*'${first}', found none .*${gallery}:${line}$`),
    expect.stringMatching(/^images\.1\.image\.src .*at least 1600 pixels wide, found 300/),
    expect.stringMatching(/^images\.2\.image\.src expected a picture/),
  ]);
});

test('the photo of a client is at least 320 pixels wide, and no drawing', async () => {
  const file = fileWith('testimonials');
  const folder = file.split('/')[0] ?? '';
  const text = await readFile(`content/${file}`, 'utf8');
  const found = async (ending: string, width: number) => {
    const create = { width, height: width, channels: 3, background: 'red' } as const;
    const photo = await sharp({ create }).jpeg().toBuffer();
    const changed = `${text.replace(/^portrait:.*\n/m, '')}portrait: ./client.${ending}\n`;
    const { errors } = await load({ [file]: changed, [`${folder}/client.${ending}`]: photo });
    return errors.map(said);
  };
  expect(await found('jpg', 320)).toEqual([]);
  expect(await found('jpg', 319)).toEqual([expect.stringMatching(/^portrait .*at least 320/)]);
  expect((await found('svg', 320))[0]).toMatch(/^portrait .*ending in .*jpg/);
});

test('a picture whose bytes are of another kind than its ending is reported', async () => {
  const { errors } = await load({
    [first]: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  expect(errors.map(said)).toEqual([
    expect.stringMatching(/^images\.0\.image\.src .*expected a \w+ picture, found svg/),
  ]);
});

test('a dangling reference, with the one that was meant, and a slug twice in a list', async () => {
  const packages = fileWith('packages');
  const text = await readFile(`content/${packages}`, 'utf8');
  const [one = '', two = ''] = text.match(/slug: \S+/g) ?? [];
  const changed = text.replace(two, one).replace(/^service: (.*)$/m, 'service: $1-x');
  const { errors } = await load({ [packages]: changed });
  expect(errors.map(said).sort()).toEqual([
    expect.stringMatching(/^items\.1\.slug .*a second time/),
    expect.stringMatching(`^service .*Did you mean.*:${lineOf(text, 'service:')}$`),
  ]);
});

test('an error in an English file is the only one about its translation', async () => {
  const file = fileWith('faq');
  const translation = file.replace('.yaml', `.${fr}.yaml`);
  const { errors } = await load({
    [file]: 'odrer: 1\nquestion: What?\nanswer:\n  - This.\n',
    [translation]: 'question: Quoi ?\nanswer: Ceci.\n',
  });
  const files = errors.map((error) => error.file);
  expect(files).toContain(`content/${file}`);
  expect(files).not.toContain(`content/${translation}`);
});

test('neither the studio nor the legal pages can be missing', async () => {
  const files = ['legal/terms-of-service.yaml', 'site.yaml'];
  const { errors } = await load(Object.fromEntries(files.map((file) => [file, null])));
  for (const file of files)
    expect(errors.map(said)).toContainEqual(
      expect.stringMatching(`missing file .*bring it back.* at content/${file}:`),
    );
});

test('a single file with another ending is the only error, not missed by its translations', async () => {
  const { errors } = await load({
    'site.yaml': null,
    'site.yml': await readFile('content/site.yaml', 'utf8'),
  });
  expect(errors.map(({ file }) => file)).toEqual(['content/site.yml']);
});

describe('in content that is valid', () => {
  let result: Site;
  beforeAll(async () => {
    const content = await contentWith({
      'benefits/zz-test.yaml': 'order: 998\nemblem: purse\ntitle: Fast\ntext: In a day.\n',
      'benefits/zz-test.fr.yaml': 'title: Rapide\n',
      'faq/zz-test.yaml': 'order: 998\nquestion: Q?\nanswer:\n  - One\n  - Two\n  - Three\n',
      'faq/zz-test.fr.yaml': 'answer:\n  - null\n  - Deux\n',
      'process/zz-test.yaml':
        'order: 998\ntitle: A\ntext: B\nduration:\n  days: [1]\ndeliverables:\n  - C\nsample:\n  - deliverables\n  - duration\n',
      'gallery/zz-orphan.jpg': await readFile(`content/${first}`),
    });
    result = await loadSite(content, 'locales');
  });
  const entryOf = (collection: 'benefits' | 'faq' | 'process') =>
    result.content[collection].find(({ slug }) => slug === 'zz-test');

  test('English stands where a translation or a list of one has a gap', () => {
    expect(formatErrors(result.errors)).toBe('');
    const { languages } = entryOf('benefits') ?? {};
    expect(languages?.[fr]).toMatchObject({ title: 'Rapide', text: 'In a day.' });
    expect(languages?.[bn]).toMatchObject({ title: 'Fast' });
    expect(entryOf('faq')?.languages[fr]).toMatchObject({ answer: ['One', 'Deux', 'Three'] });
  });

  test('a sample may be a whole group or list, and is known with its line', () => {
    expect(entryOf('process')?.samples).toEqual([
      { field: 'deliverables', line: 6 },
      { field: 'duration', line: 4 },
    ]);
  });

  test('notes an unused picture', () => {
    const notes = result.notes.map(({ file, message }) => `${file} ${message}`);
    expect(notes).toContain('content/gallery/zz-orphan.jpg an unused file');
    expect(notes.join()).not.toContain(first);
  });
});
