/** @jest-environment node */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import support from '../../locales/en/support.json';
import type { ContentError } from '../../src/content/errors';
import { loadSite } from '../../src/content/load-site';
import { namesOf } from '../../src/content/named';
import { contentWith, fileWith, type Changes } from '../helpers/content';

/** What people do to files, each in a place of its own; all of it is read in one go. */
const entry = 'benefits/zz-';
const valid = (order: number, title: string) =>
  `order: ${order}\ntitle: ${title}\ntext: Text.\nemblem: letter\n`;

const [department = ''] = namesOf(['support:department-*'], { support }).flat();
const [type = ''] = namesOf(['support:type-*'], { support }).flat();
const job = (place: number, kind: Record<'department' | 'type', string>) =>
  `order: ${place}\ntitle: Job\ndepartment: ${kind.department}\nlocation: Here\ntype: ${kind.type}\n` +
  "description: Text.\ntasks:\n  - Task\nneeds:\n  - Need\nposted: '2026-01-15'\n";

let errors: ContentError[];
let notes: ContentError[];
let root: string;

beforeAll(async () => {
  const photo = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const gallery = fileWith('gallery');
  const [, picture = ''] =
    /src: \.\/(\S+)\.jpg/.exec(await readFile(`content/${gallery}`, 'utf8')) ?? [];
  const studio = await readFile('content/site.yaml', 'utf8');
  const changes: Changes = {
    [`${entry}cut.yaml`]: valid(901, 'Can I pay #1?'),
    [`${entry}hash.yaml`]: valid(902, '#1 in Dhaka'),
    [`${entry}number.yaml`]: valid(903, '2024'),
    [`${entry}word.yaml`]: valid(904, 'Word').replace('904', 'six'),
    [`${entry}empty.yaml`]: valid(906, ''),
    [`${entry}long.yaml`]: valid(907, 'x'.repeat(63)),
    [`${entry}space.yaml`]: valid(914, "' '"),
    [`${entry}void.yaml`]: '',
    [`${entry}valid.yaml`]: valid(915, 'Sound'),
    [`${entry}valid.zz.yaml`]: 'title: Zz\n',
    'site.yaml': `email: nobody\n${studio.replace(/^email: .*\n/m, '')}`,
    'testimonials/Zz_Copy.YML': 'order: 909\n',
    'jobs/zz-near.yaml': job(910, { department: `${department}x`, type }),
    'jobs/zz-new.yaml': job(911, { department, type: 'now-and-then' }),
    [`gallery/${picture}.jpg`]: null,
    [`gallery/${picture.toUpperCase()}.JPG`]: photo,
    'gallery/zz.heic': 'x',
    'gallery/zz-unused.jpg': photo,
    '.DS_Store': 'x',
    'gallery/Thumbs.db': 'x',
  };
  root = await contentWith(changes);
  const site = await loadSite(root, 'locales');
  ({ errors, notes } = site);
});
afterAll(() => rm(root, { recursive: true }));

const about = (file: string) => errors.filter((error) => error.file === `content/${file}`);

const meant = new RegExp(`Did you mean '${department}'\\?`);
const mistakes: readonly [
  name: string,
  file: string,
  line: number,
  message: RegExp,
  hint: RegExp,
][] = [
  ['a text cut at a note', `${entry}cut.yaml`, 2, /' #'.*'#1\?'/, /'Can I pay #1\?'/],
  ['a text that begins with #', `${entry}hash.yaml`, 2, /found nothing/, /'#1 in Dhaka'/],
  [
    'a number where a text belongs',
    `${entry}number.yaml`,
    2,
    /expected text, found 2024/,
    /'2024'/,
  ],
  ['a word where a number belongs', `${entry}word.yaml`, 1, /a number, found 'six'/, /digits/],
  ['nothing behind a colon', `${entry}empty.yaml`, 2, /found nothing/, /Write what belongs there/],
  ['a text of a space', `${entry}space.yaml`, 2, /some text, found/, /^Write the text\.$/],
  ['a file of nothing', `${entry}void.yaml`, 1, /found nothing/, /Write the fields/],
  ['an address that is none', 'site.yaml', 1, /an email address/, /like \S+@\S+/],
  ['another language', `${entry}valid.zz.yaml`, 1, /does not know/, /languages\.json/],
  ['a text that is too long', `${entry}long.yaml`, 2, /at most 60/, /Take away 3 characters/],
  ['an entry with a strange name', 'testimonials/Zz_Copy.YML', 1, /does not know/, /zz-copy\.yaml/],
  ['a name that was misspelt', 'jobs/zz-near.yaml', 3, /'department-\w+x' in locales/, meant],
  [
    'a name that is nowhere',
    'jobs/zz-new.yaml',
    5,
    /a text 'type-now-and-then' in locales\/en\/support\.json, found none/,
    /There are: .*add a line "type-now-and-then": "…"/,
  ],
  ['a picture of a phone', 'gallery/zz.heic', 1, /does not know/, /JPEG/],
];

test.each(mistakes)('%s is named once, with its line and hint', (_, file, line, message, hint) => {
  const found = about(file);
  expect(found).toHaveLength(1);
  expect(found[0]?.line).toBe(line);
  expect(found[0]?.message).toMatch(message);
  expect(found[0]?.hint).toMatch(hint);
});

test('a picture that an entry names in other letters is found under the name it has', () => {
  const named = about(fileWith('gallery'));
  expect(named).toHaveLength(1);
  expect(named[0]?.hint).toMatch(/There is 'gallery\/.*\.JPG'.*--fix/);
  const upper = errors.filter(({ file }) => file.endsWith('.JPG'));
  expect(upper.map(({ hint }) => hint)).toEqual([expect.stringMatching(/\.jpg'/)]);
});

test('what computers leave in folders is nobody’s error', () => {
  for (const name of ['.DS_Store', 'Thumbs.db'])
    expect(errors.filter(({ file }) => file.endsWith(name))).toEqual([]);
});

test('all of them have a hint, and nothing else is wrong', () => {
  for (const error of errors) expect(error.hint).toBeTruthy();
  expect(errors).toHaveLength(mistakes.length + 2);
  // What a language that is not complete lacks is noted in locales/.
  expect(notes.filter(({ file }) => file.startsWith('content/'))).toEqual([]);
});

describe('strings', () => {
  /** Takes changes of files of strings, null to remove one; gives the errors of a copy with them made. */
  async function errorsWith(changes: Record<string, ((text: string) => string) | null>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'locales-'));
    await cp('locales', folder, { recursive: true });
    for (const [file, change] of Object.entries(changes)) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      if (change) await writeFile(target, change(await readFile(target, 'utf8').catch(() => '')));
      else await rm(target);
    }
    const site = await loadSite('content', folder);
    await rm(folder, { recursive: true });
    return site.errors;
  }

  test('a comma that is missing in English is one error, and no translation is to be removed', async () => {
    const found = await errorsWith({ 'en/common.json': (text) => text.replace('",\n', '"\n') });
    expect(found.map(({ file, line }) => [file, line])).toEqual([['locales/en/common.json', 2]]);
  });

  test('a string that English lost is missed there, not refused in each translation', async () => {
    const found = await errorsWith({
      'en/layout.json': (text) => text.replace(/\n {2}"(?!\w+_)\w+": .*,/, ''),
    });
    expect(found.map(({ file }) => file)).toEqual(['locales/en/layout.json']);
    expect(found[0]?.hint).toMatch(/Put it back/);
  });

  test('the strings of a new language are to be kept, and the list of languages comes first', async () => {
    const found = await errorsWith({ 'zz/common.json': () => '{}' });
    expect(found.map(({ file }) => file)).toEqual(['locales/zz/common.json']);
    expect(found[0]?.hint).toContain('locales/languages.json');
    expect(found[0]?.hint).not.toMatch(/remove/);
  });
});
