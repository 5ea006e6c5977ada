/**
 * Entries as Gatsby's nodes, made of the raw nodes of gatsby-transformer-yaml, which runs here as it is.
 *
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '../../src/content/load-site';
import { withChange } from '../helpers/with-change';
import { languageCodes } from '../../src/i18n/languages';
import { contentWith, fileWith } from '../helpers/content';
import { gatsbyNodes, isOf } from '../helpers/gatsby-nodes';

const file = fileWith('faq');
const slug = path.basename(file, '.yaml');
const inFrench = file.replace('.yaml', '.fr.yaml');
const english = readFileSync(path.join('content', file), 'utf8');

let root: string;
beforeEach(async () => {
  root = await contentWith({ [inFrench]: 'question: Et alors ?\n' });
});

async function started() {
  const gatsby = gatsbyNodes();
  const follow = async () => gatsby.follow(await loadSite(root, 'locales'));
  await follow();
  const question = (language: string, of = slug) =>
    gatsby
      .all()
      .find(
        (node) => isOf(node, 'Question') && node['slug'] === of && node['language'] === language,
      );
  const write = async (name: string, text: string) => {
    await rm(path.join(root, name), { force: true });
    await writeFile(path.join(root, name), text);
  };
  return { ...gatsby, follow, question, write };
}

test('an entry is linked to the raw nodes of its English file and of its translation', async () => {
  const { get, question } = await started();
  for (const code of languageCodes) {
    const raw = get(question(code)?.parent);
    expect(raw?.internal.type).toBe('ContentFileYaml');
    expect(get(raw?.parent)).toMatchObject({ file, language: 'en' });
  }
  expect(get(question('fr')?.['translation'])).toMatchObject({ question: 'Et alors ?' });
  expect(question('en')?.['translation']).toBeNull();
});

test('a changed translation changes the entry in its language and nothing else', async () => {
  const { follow, get, question, write } = await started();
  await write(inFrench, 'question: Et puis ?\n');
  const made = await follow();
  expect(question('fr')).toMatchObject({ question: 'Et puis ?' });
  const entries = made.filter((id) => get(id)?.internal.type === 'Question');
  expect(entries).toEqual([question('fr')?.id]);
});

test('a changed English file changes only untranslated fields', async () => {
  const { follow, question, write } = await started();
  await write(file, withChange(english, '# …\nquestion: Really?\nanswer:\n  - Yes.\n'));
  await follow();
  expect(question('en')).toMatchObject({ question: 'Really?', answer: ['Yes.'] });
  expect(question('fr')).toMatchObject({ question: 'Et alors ?', answer: ['Yes.'] });
});

test('a translation that goes leaves English, an entry that goes leaves nothing', async () => {
  const { all, follow, question } = await started();
  await rm(path.join(root, inFrench));
  await follow();
  expect(question('fr')?.['question']).toBe(question('en')?.['question']);
  const files = languageCodes.map((code) => file.replace('.yaml', `.${code}.yaml`));
  await Promise.all([file, ...files].map((name) => rm(path.join(root, name), { force: true })));
  await follow();
  const left = all().filter((node) => node['slug'] === slug && node['collection'] !== undefined);
  expect([question('en'), question('fr'), ...left]).toEqual([undefined, undefined]);
});
