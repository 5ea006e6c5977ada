/** @jest-environment node */
import { readFile, rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import support from '../../locales/en/support.json';
import { type ContentError, namesOf } from '../../plugins/gatsby-transformer-content';
import { loadSite } from '../../src/content/site';
import { contentWith, fileWith, type Changes } from '../helpers/content';
import { bn } from '../helpers/languages';

/** Typical mistakes, each in its own file. All are loaded at once. */
const entry = 'benefits/zz-';
const valid = (order: number, title: string) =>
  `order: ${order}\ntitle: ${title}\ntext: Text.\nemblem: letter\n`;

const [department = ''] = namesOf(['support:department-*'], { support }).flat();
const [type = ''] = namesOf(['support:type-*'], { support }).flat();
const job = (place: number, kind: Record<'department' | 'type', string>) =>
  `order: ${place}\ntitle: Job\ndepartment: ${kind.department}\nlocation: Here\ntype: ${kind.type}\n` +
  "description: Text.\ntasks:\n  - Task\nneeds:\n  - Need\nposted: '2026-01-15'\n";

const aliases = 'bcdefghij'.split('').map((name, i) => {
  const before = 'abcdefghij'[i] ?? '';
  return `${name}: &${name} [${Array(5).fill(`*${before}`).join(', ')}]`;
});
const bomb = ['a: &a [x, x]', ...aliases].join('\n');

let errors: ContentError[];
let notes: ContentError[];

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
    [`${entry}valid.fr.yaml`]: 'title: Sain\norder: 2\n',
    [`${entry}vallid.fr.yaml`]: 'title: Sain\n',
    [`${entry}former-name.fr.yaml`]: 'title: Sain\n',
    [`${entry}former-name.ja.yaml`]: 'title: Sain\n',
    [`${entry}zero.yaml`]: valid(915, 'Its place is taken'),
    [`${entry}huge.yaml`]: `title: ${'x'.repeat(10 * 1024 * 1024)}`,
    [`${entry}junk.yaml`]: Uint8Array.from([0x74, 0x0a, 0xff, 0xfe, 0x00, 0x81]),
    [`${entry}bomb.yaml`]: bomb,
    [`${entry}deep.yaml`]: `order: 9\na: ${'['.repeat(100_000)}`,
    [`${entry}dashes.yaml`]: `order: 9\na:\n  ${'- '.repeat(50_000)}`,
    [`${entry}slide.yaml`]: valid(918, 'From a\u000bslide'),
    [`${entry}web.yaml`]: valid(919, 'From the\u00a0\u200bweb\u00ad'),
    [`${entry}escape.yaml`]: valid(920, '"Over\\u202eride"'),
    [`${entry}half.yaml`]: valid(921, '"Half \\ud83d"'),
    [`${entry}icon.yaml`]: valid(922, 'A \uf0e0 letter'),
    [`${entry}flag.yaml`]: valid(923, 'A \u{1f3f4}\u{e0067}\u{e007f}'),
    [`${entry}emoji.bn.yaml`]: 'title: ক\u09cd\u200dষ, র\u200d\u09cdযা\n',
    [`${entry}emoji.hi.yaml`]: 'title: क्\u200dष, क\u094d\u200cष\n',
    [`${entry}emoji.yaml`]: valid(924, 'Sound of letters'),
    [`${entry}merge.yaml`]: valid(925, 'Ours').replace(
      'title: Ours',
      '<<<<<<< HEAD\ntitle: Ours\n=======\ntitle: Theirs\n>>>>>>> branch',
    ),
    [`${entry}merged.yaml`]: valid(925, 'Theirs').replace('text:', '=======\ntext:'),
    [`${entry}price.yaml`]: valid(936, '{{price}}'),
    [`${entry}promise.yaml`]: valid(937, 'Promise').replace('Text.', '\n  Our promise: on time'),
    [`${entry}goes-on.yaml`]: valid(938, 'It goes\non here'),
    [`${entry}margin.yaml`]: ` ${valid(939, 'Margin')}`,
    [`${entry}endless.yaml`]: valid(940, 'Endless').replace('940', '.inf'),
    [`${entry}wide.yaml`]: valid(926, 'Wide').replace('title:', 'title：'),
    [`${entry}wider.yaml`]: 'order：927\ntitle：Wide\n',
    [`${entry}narrow.yaml`]: valid(928, 'Narrow').replace('title: ', 'title:'),
    [`${entry}hard.yaml`]: valid(929, 'Hard').replace('title: ', 'title:\u00a0'),
    [`${entry}brace.yaml`]: valid(930, '{open'),
    [`${entry}twice.yaml`]: `${valid(931, 'Twice')}title: Twice\n`,
    [`${entry}deeper.yaml`]: valid(932, 'Deeper').replace('text:', '  text:'),
    [`${entry}tag.yaml`]: valid(933, '!!str 5'),
    [`${entry}own-field.yaml`]: valid(934, 'Own field'),
    [`${entry}own-field.fr.yaml`]: 'constructor: x\n',
    [`${entry}note.yaml`]: valid(935, "'Sound' # my note"),
    'faq/con.yaml': 'order: 950\nquestion: Q?\nanswer:\n  - A\n',
    'faq/zz-list.old.yaml': 'order: 946\n',
    'faq/zz-list.en.yaml': 'order: 947\n',
    'faq/zz-notes.yaml.txt': 'order: 948\n',
    'faqs/zz-one.yaml': 'order: 949\n',
    'faqs/zz-two.yaml': 'order: 950\n',
    'faq/zz-case.FR.yaml': 'question: Q\n',
    'partners/zz-sharp.yaml': 'order: 951\nname: C #\nlogo: ./zz-logo.svg\n',
    'partners/zz-note.yaml': 'order: 952\nname: Sound # my note\nlogo: ./zz-logo.svg\n',
    'partners/zz-logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>',
    'legal/career.yaml': 'order: 900\n',
    'legal/bn.yaml': 'order: 901\n',
    'legal/contact.yaml': 'order: 902\n',
    'legal/fonts.yaml': 'order: 903\n',
    'legal/404.yaml': 'order: 904\n',
    'services/index.yaml': 'order: 905\n',
    'faq/zz-list.yaml': 'order: 916\nquestion: Q?\nanswer:\n  - One\n  - Two\n',
    'faq/zz-colon.yaml': 'order: 941\nquestion: Q?\nanswer:\n  - Our promise: on time\n',
    'faq/zz-beside.yaml': 'order: 942\nquestion: Q?\nanswer: - One\n  - Two\n',
    'faq/zz-bracket.yaml': 'order: 943\nquestion: Q?\nanswer: [One, two\n',
    'faq/zz-hyphen.yaml': 'order: 944\nquestion: Q?\nanswer:\n  - One\n  -Two\n',
    'faq/zz-text.yaml': 'order: 945\nquestion: Q?\nanswer:\n  -One\n',
    'faq/zz-list.fr.yaml': 'answer:\n  - null\n  - 24\n',
    'faq/zz-list.ja.yaml': 'answer:\n  - a\n  - b\n  - c\n',
    'site.yaml': `email: nobody\n${studio.replace(/^email: .*\n/m, '')}`,
    'testimonials/Zz_Copy.YML': 'order: 909\n',
    'faq/zz-field.yaml': 'order: 917\nquestoin: Q?\nquestion: Q?\nanswer:\n  - A\n',
    'jobs/zz-near.yaml': job(910, { department: `${department}x`, type }),
    'jobs/zz-new.yaml': job(911, { department, type: 'now-and-then' }),
    [`gallery/${picture}.jpg`]: null,
    [`gallery/${picture.toUpperCase()}.JPG`]: photo,
    'gallery/zz-drawing.yaml':
      'study: zz\nimages:\n  - slug: zz\n    title: Title\n    category: logo\n    image:\n      src: ./zz.svg\n      alt: Words\n',
    'gallery/zz.heic': 'x',
    'gallery/zz-unused.jpg': photo,
    'gallery/ZZ unused.jpg': photo,
    'partners/zz-active.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<script>1</script></svg>',
    'partners/zz-told.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- Ada --></svg>',
    'products/zz.glb': 'no model',
    'portfolio/zz.pdf': 'SECRET=1',
    'gallery/zz-turned.jpg': await sharp(photo).withMetadata({ orientation: 6 }).toBuffer(),
    'gallery/zz-many.png': await sharp({
      create: { width: 16_000, height: 4, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer(),
    'gallery/zz-clear.png': await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer(),
    'gallery/zz-other.png': photo,
    'gallery/zz-pointer.jpg': 'version https://git-lfs.github.com/spec/v1\n',
    '.DS_Store': 'x',
    'gallery/Thumbs.db': 'x',
  };
  const content = await contentWith(changes);
  await symlink('/etc/hostname', path.join(content, 'gallery/zz-link.jpg'));
  await symlink('nowhere', path.join(content, 'faq/zz-folder'));
  ({ errors, notes } = await loadSite(content, 'locales'));
});

const about = (file: string) => errors.filter((error) => error.file === `content/${file}`);

const meant = new RegExp(`Did you mean '${department}'\\?`);
const mistakes: readonly [
  name: string,
  file: string,
  line: number,
  message: RegExp,
  hint?: RegExp,
][] = [
  ['a text cut at a comment', `${entry}cut.yaml`, 2, / #'.*'#1\?'/, /'Can I pay #1\?'/],
  ['a text that begins with #', `${entry}hash.yaml`, 2, /found nothing/, /'#1 in Dhaka'/],
  ['a number where a text belongs', `${entry}number.yaml`, 2, /text, found 2024/, /quotes: '2024'/],
  ['a word where a number belongs', `${entry}word.yaml`, 1, /a number, found 'six'/],
  ['nothing behind a colon', `${entry}empty.yaml`, 2, /found nothing/],
  ['a text of a space', `${entry}space.yaml`, 2, /some text, found/],
  ['an empty file', `${entry}void.yaml`, 1, /found nothing/],
  ['an invalid address', 'site.yaml', 1, /an email address/],
  ['another language', `${entry}valid.zz.yaml`, 1, /unknown file/, /languages\.json/],
  ['a text that is too long', `${entry}long.yaml`, 2, /at most 60 .*63 characters/],
  ['an entry with a strange name', 'testimonials/Zz_Copy.YML', 1, /unknown file/, /zz-copy\.yaml/],
  ['a misspelled name', 'jobs/zz-near.yaml', 3, /'department-\w+x' in locales/, meant],
  [
    'an unknown name',
    'jobs/zz-new.yaml',
    5,
    /a text 'type-now-and-then' in locales\/en\/support\.json, found none/,
    /There are: .*add a line "type-now-and-then": "…"/,
  ],
  ['a misspelled field', 'faq/zz-field.yaml', 2, /unknown field/, /Did you mean 'question'\?/],
  ['a fact in a translation', `${entry}valid.fr.yaml`, 2, /only the English file/, /./],
  ['a translation of nothing', `${entry}vallid.fr.yaml`, 1, /without the English/, /bring it back/],
  [
    'translations of an entry with a new name',
    `${entry}former-name.fr.yaml`,
    1,
    /translations \(fr, ja\) without/,
    /bring it back/,
  ],
  ['a line break of slides', `${entry}slide.yaml`, 2, /U\+000B \(vertical tab/, /type these again/],
  ['spaces of no width', `${entry}web.yaml`, 2, /U\+200B \(zero .*U\+00AD \(soft hyphen\)$/],
  ['an override of direction', `${entry}escape.yaml`, 2, /U\+202E \(right-to-left override\)/],
  ['half of a character', `${entry}half.yaml`, 2, /U\+D83D \(half of a character\)/],
  ['a letter of a font of icons', `${entry}icon.yaml`, 2, /U\+F0E0 \(character of a private/],
  ['tag characters', `${entry}flag.yaml`, 2, /U\+E0067 \(tag character\)/],
  ['marks of a merge', `${entry}merge.yaml`, 2, /two versions/, /^Keep one of them/],
  ['half of the marks of a merge', `${entry}merged.yaml`, 3, /two versions/, /^Keep one of them/],
  ['a text that begins with braces', `${entry}price.yaml`, 2, /text, found/, /'\{\{price\}\}'/],
  ['a colon in a line of its own', `${entry}promise.yaml`, 3, /text, found/, /'Our promise: on/],
  ['a colon in a list', 'faq/zz-colon.yaml', 4, /text, found/, /quotes: 'Our promise: on time'/],
  ['a list beside its field', 'faq/zz-beside.yaml', 3, /./, /^Begin each item .* in quotes/],
  ['an open bracket', 'faq/zz-bracket.yaml', 3, /./, /^Begin each item .* in quotes/],
  ['no space after a hyphen', 'faq/zz-hyphen.yaml', 5, /./, /^A space belongs/],
  ['a text where a list belongs', 'faq/zz-text.yaml', 3, /a list, found '-One'/, /^Begin each/],
  ['a text that goes on at the margin', `${entry}goes-on.yaml`, 3, /./, /goes on.*indent it/],
  ['a space before the first field', `${entry}margin.yaml`, 1, /./, /^Delete the spaces/],
  ['an infinite number', `${entry}endless.yaml`, 1, /a number, found Infinity/, /./],
  ['a colon of a Japanese keyboard', `${entry}wide.yaml`, 2, /./, /':' and a space/],
  ['such colons in all lines', `${entry}wider.yaml`, 1, /./, /':' and a space/],
  ['no space after a colon', `${entry}narrow.yaml`, 2, /./, /^A space belongs/],
  ['a hard space after a colon', `${entry}hard.yaml`, 2, /./, /^A space in this line/],
  ['an open brace', `${entry}brace.yaml`, 2, /./, /single quotes/],
  ['a field twice', `${entry}twice.yaml`, 5, /unique/, /^An entry has each field once/],
  ['a line too far to the right', `${entry}deeper.yaml`, 3, /./, /goes on.*>-.*same column/],
  ['a field that every object has', `${entry}own-field.fr.yaml`, 1, /unknown field/],
  ['a name cut at a comment', 'partners/zz-sharp.yaml', 2, / #'/, /'C # ?'/],
  ['a name of a device', 'faq/con.yaml', 1, /that Windows can have, found 'con\.yaml'/, /Rename/],
  ['a language in capitals', 'faq/zz-case.FR.yaml', 1, /unknown file/, /'zz-case\.fr\.yaml'/],
  ['a copy', 'faq/zz-list.old.yaml', 1, /unknown file/, /If it is a copy/],
  [
    'a name that is taken',
    'faq/zz-list.en.yaml',
    1,
    /unknown file/,
    /'faq\/zz-list\.yaml'.* Keep one/,
  ],
  ['one of a picture', 'gallery/ZZ unused.jpg', 1, /unknown file/, /'gallery\/zz-unused\..* Keep/],
  [
    'an ending of Notepad',
    'faq/zz-notes.yaml.txt',
    1,
    /unknown file/,
    /Name .*'faq\/zz-notes\.yaml'/,
  ],
  ['a folder with another name', 'faqs', 1, /unknown folder/, /Did you mean 'faq'\?/],
  ['a tag', `${entry}tag.yaml`, 2, /cannot begin with/, /quotes/],
  ['the address of a page', 'legal/career.yaml', 1, /\/career, .*src\/pages\/career\.tsx/, /name/],
  ['that of a language', 'legal/bn.yaml', 1, /\/bn, .* locales\/languages\.json/],
  ['that of a redirect', 'legal/contact.yaml', 1, /\/contact, .* src\/redirects\.ts/],
  ['that of a folder of the build', 'legal/fonts.yaml', 1, /\/fonts, .* this site/],
  ['that of the page for errors', 'legal/404.yaml', 1, /\/404, .* Gatsby/],
  ['that of a list', 'services/index.yaml', 1, /\/services of src\/pages\/services\.tsx/],
  ['a number that another entry has', `${entry}zero.yaml`, 1, /915/, /./],
  ['ten megabytes', `${entry}huge.yaml`, 1, /10240 KB/],
  ['binary data', `${entry}junk.yaml`, 2, /UTF-8/],
  ['an alias bomb', `${entry}bomb.yaml`, 1, /cannot begin with &/],
  ['a hundred thousand brackets', `${entry}deep.yaml`, 2, /at most 64 levels/],
  ['fifty thousand dashes', `${entry}dashes.yaml`, 3, /at most 64 levels/],
  ['a number in the list of a translation', 'faq/zz-list.fr.yaml', 3, /24/],
  ['a list longer than in English', 'faq/zz-list.ja.yaml', 1, /at most 2 items.*found 3/, /./],
  ['a drawing in a gallery', 'gallery/zz-drawing.yaml', 7, /a file ending in .+\.png, or \.webp/],
  ['a script in a drawing', 'partners/zz-active.svg', 2, /found <script>/, /plain SVG/],
  ['a comment in a drawing', 'partners/zz-told.svg', 1, /a comment/, /--fix/],
  ['a model that is none', 'products/zz.glb', 1, /a model .*something else/, /Export it again/],
  ['a text called PDF', 'portfolio/zz.pdf', 1, /a PDF, found something else/, /Export it again/],
  ['a turned picture', 'gallery/zz-turned.jpg', 1, /upright/, /--fix/],
  ['a picture that is too wide', 'gallery/zz-many.png', 1, /16000×4/, /smaller/],
  ['a transparent picture', 'gallery/zz-clear.png', 1, /nothing to see/, /transparent/],
  ['a JPEG called PNG', 'gallery/zz-other.png', 1, /a png picture, found jpeg/, /--fix/],
  ['a pointer of Git LFS', 'gallery/zz-pointer.jpg', 1, /a pointer of Git LFS/, /git lfs pull/],
  ['a link to a file', 'gallery/zz-link.jpg', 1, /found a link/, /a copy of the file itself/],
  ['a link to nothing', 'faq/zz-folder', 1, /found a link/, /a copy of the file itself/],
  ['a picture of a phone', 'gallery/zz.heic', 1, /unknown file/, /JPEG/],
];

test.each(mistakes)('%s is reported with its line', (_, file, line, message, hint = /^/) => {
  const [found] = about(file);
  expect(found?.line).toBe(line);
  expect(found?.message).toMatch(message);
  expect(found?.hint ?? '').toMatch(hint);
});

test('a picture that an entry names in other letters is found under the name it has', () => {
  const named = about(fileWith('gallery'));
  expect(named).toHaveLength(1);
  expect(named[0]?.hint).toMatch(/There is 'gallery\/.*\.JPG'.*--fix/);
  const upper = errors.filter(({ file }) => file.endsWith('.JPG'));
  expect(upper.map(({ hint }) => hint)).toEqual([expect.stringMatching(/\.jpg'/)]);
});

test('a folder with another name is one error, whatever it has', () => {
  expect(errors.filter(({ file }) => file.startsWith('content/faqs'))).toHaveLength(1);
});

test('files of operating systems are ignored', () => {
  for (const name of ['.DS_Store', 'Thumbs.db'])
    expect(errors.filter(({ file }) => file.endsWith(name))).toEqual([]);
});

test('nothing else is reported', () => {
  const files = new Set(mistakes.map(([, file]) => `content/${file}`));
  expect(errors.filter(({ file }) => !files.has(file))).toHaveLength(2);
  // Incomplete languages have notes about locales/.
  expect(notes.filter(({ file }) => file.startsWith('content/'))).toEqual([]);
});

test('an English file with a new name is one error, which says so, and what refers to it is told the new name', async () => {
  const client = fileWith('works');
  const slug = path.basename(client, '.yaml');
  const renamed = await contentWith({
    [client]: null,
    'works/zz-new-name.yaml': await readFile(`content/${client}`, 'utf8'),
  });
  const { errors: found } = await loadSite(renamed, 'locales');
  const [orphan, ...others] = found.filter(({ file }) => file.startsWith('content/works/'));
  expect(orphan?.message).toContain(`'${slug}.yaml'`);
  expect(orphan?.hint).toMatch(/rename these to .*'zz-new-name\.fr\.yaml'/);
  expect(others).toEqual([]);
  for (const { file, hint } of found)
    if (!file.startsWith('content/works/')) expect(hint).toBe("Did you mean 'zz-new-name'?");
});

describe('strings', () => {
  const errorsWith = async (changes: Changes) =>
    (await loadSite('content', await contentWith(changes, 'locales'))).errors;

  test('a comma that is missing in English is one error, and no translation is to be removed', async () => {
    const found = await errorsWith({ 'en/common.json': (text) => text.replace('",\n', '"\n') });
    expect(found.map(({ file, line }) => [file, line])).toEqual([['locales/en/common.json', 3]]);
  });

  test('a string that English lost is missed there, not refused in each translation', async () => {
    const found = await errorsWith({
      'en/layout.json': (text) => text.replace(/\n {2}"(?!\w+_)\w+": .*,/, ''),
    });
    expect(found.map(({ file }) => file)).toEqual(['locales/en/layout.json']);
    expect(found[0]?.hint).toMatch(/Put it back/);
  });

  test('the strings of a new language are to be kept, and the list of languages comes first', async () => {
    const found = await errorsWith({ 'zz/common.json': '{}' });
    expect(found.map(({ file }) => file)).toEqual(['locales/zz']);
    expect(found[0]?.hint).toContain('locales/languages.json');
    expect(found[0]?.hint).not.toMatch(/remove/);
  });

  test('a folder with another name is one error, with the language that has none', async () => {
    const root = await contentWith({}, 'locales');
    await rename(path.join(root, bn), path.join(root, 'bd'));
    const { errors: found } = await loadSite('content', root);
    expect(found.map(({ file }) => file)).toEqual(['locales/bd']);
    expect(found[0]?.hint).toMatch(`Did you mean '${bn}', which has no folder?`);
  });

  test('an English file with another name is one error, with its name', async () => {
    const text = await readFile('locales/en/home.json', 'utf8');
    const found = await errorsWith({ 'en/home.json': null, 'en/Home.json': text });
    expect(found.map(({ file, hint }) => [file, hint])).toEqual([
      ['locales/en/Home.json', "Name it 'en/home.json'."],
    ]);
  });

  test('a file whose name another one has is not told to take it', async () => {
    const [found] = await errorsWith({ 'en/ home.json': '{}' });
    expect(found?.hint).toMatch(/'en\/home\.json', which is there already/);
  });

  test('an English file that is missing is one error', async () => {
    const found = await errorsWith({ 'en/home.json': null });
    expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'locales/en/home.json missing file',
    ]);
    expect(found[0]?.hint).toMatch(/translations \(.*bring it back/);
  });
});
