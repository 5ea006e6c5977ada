import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import {
  collectionNames,
  collections,
  singles,
  type CollectionName,
} from '../../src/content/collections';
import { leaves } from '../../src/content/schema';
import { entries, some, studio } from '../site/helpers/content';
import { expect, linesOf, test } from './helpers/test';
import { contentFiles, contentPaths, entriesOf } from './helpers/store';
import { verdictOn } from './helpers/verdict';
import { fr } from '../helpers/languages';

/** Lines of `now` that `then` has not, and the other way round; both in their order. */
function difference(then: readonly string[], now: readonly string[]) {
  const left = [...then];
  const added = now.filter((line) => {
    const at = left.indexOf(line);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return { added, removed: left };
}

test('its own site signs people in at GitHub, with its icons, and asks nobody else', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Sign In with .*GitHub/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Material Symbols');
});

test('the licences of the editor and its fonts go along', async ({ request }) => {
  const licences = await (await request.get('/licences.txt')).text();
  for (const name of ['@sveltia/cms', '@fontsource']) expect(licences).toContain(name);
  expect(licences).toContain('Copyright');
});

/** A few at a time, so that both workers have some. */
const groups = [0, 5, 10].map((from) =>
  collectionNames.slice(from, from === 10 ? undefined : from + 5),
);

for (const names of groups) {
  test(`a word changed in ${names.join(', ')} changes one line each`, async ({ editor }) => {
    await editor.open(contentFiles());
    const expected: Record<string, string> = {};
    for (const { file, collection, word } of names.flatMap(wordOf)) {
      const form = await editor.entry(collection, path.basename(file, '.yaml'));
      const boxes = form.locator('input[type=text], textarea');
      await expect.poll(async () => (await valuesOf(boxes)).includes(word)).toBe(true);
      const changed = `${word.slice(0, -1)}${word.endsWith('!') ? '.' : '!'}`;
      await boxes.nth((await valuesOf(boxes)).indexOf(word)).fill(changed);
      await editor.save();
      expected[file] = changed;
    }
    const changes = await editor.changes();
    expect(Object.keys(changes).sort()).toEqual(Object.keys(expected).sort());
    for (const file of Object.keys(expected)) {
      const { added, removed } = difference(linesOf(file), String(changes[file]).split('\n'));
      expect([file, added.length, removed.length]).toEqual([file, 1, 1]);
    }
    expect(await verdictOn(changes)).toBe('');
  });
}

/** The first entry of a collection with a word outside lists, and that word; nothing where there is none. */
function wordOf(collection: CollectionName) {
  const start = `content/${collection}${singles.includes(collection) ? '.' : '/'}`;
  const [file] = contentPaths(
    (name) => name.startsWith(start) && /^[^.]+\.yaml$/.test(name),
  ).sort();
  const data: unknown = file === undefined ? undefined : parse(readFileSync(file, 'utf8'));
  const found = leaves(collections[collection], data).find(
    ({ meta, path: place }) =>
      meta.words && !meta.suffix && place.every((step) => typeof step === 'string'),
  );
  return file && found ? [{ file, collection, word: String(found.value) }] : [];
}

test('a picture is appended: a small file beside the entry, and lines at the end', async ({
  page,
  editor,
}) => {
  const { slug } = some(entries('gallery'), 'gallery');
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#a05' },
  })
    .jpeg()
    .toBuffer();
  await editor.open(entriesOf('gallery', 'portfolio'));
  const form = await editor.entry('gallery', slug);
  await form.getByRole('button', { name: /^Add .*picture/ }).click();
  await form.getByRole('textbox', { name: 'Short name' }).last().fill('zz-window');
  await form.getByRole('textbox', { name: 'Title' }).last().fill('The window');
  await form.getByRole('combobox', { name: 'Category' }).last().click();
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'In words' }).last().fill('Letters on a window.');
  await form.getByRole('button', { name: 'Browse' }).last().click();
  const dialog = page.getByRole('dialog');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name: 'My Window.JPG', mimeType: 'image/jpeg', buffer: photo });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(form.getByText(`./${slug}/my-window.webp`)).toBeVisible();
  await editor.save();

  const changes = await editor.changes();
  const file = `content/gallery/${slug}.yaml`;
  const picture = `content/gallery/${slug}/my-window.webp`;
  expect(Object.keys(changes).sort()).toEqual([file, picture].sort());
  expect((await sharp(changes[picture] ?? Buffer.alloc(0)).metadata()).width).toBe(2400);
  const { removed } = difference(linesOf(file), String(changes[file]).split('\n'));
  expect(removed).toEqual([]);
  expect(String(changes[file])).toContain(`src: ./${slug}/my-window.webp`);
  expect(await verdictOn(changes)).toBe('');
});

test('an item is removed in every language, and nothing else changes', async ({ editor }) => {
  const { slug } = some(
    entries('gallery'),
    'gallery with pictures',
    ({ images }) => images.length > 2,
  );
  await editor.open(entriesOf('gallery', 'portfolio'));
  const form = await editor.entry('gallery', slug);
  await form.getByRole('button', { name: 'Remove' }).nth(1).click();
  await editor.save();
  const changes = await editor.changes();
  for (const [file, text] of Object.entries(changes)) {
    const { added } = difference(linesOf(file), String(text).split('\n'));
    expect(added, file).toEqual([]);
  }
  expect(Object.keys(changes).every((file) => file.startsWith(`content/gallery/${slug}.`))).toBe(
    true,
  );
  expect(await verdictOn(changes)).toBe('');
});

test('an entry is translated: a file beside it with words alone', async ({ page, editor }) => {
  const { slug } = some(entries('testimonials'), 'testimonial');
  const file = `content/testimonials/${slug}.fr.yaml`;
  await editor.open(
    contentFiles((name) => name.startsWith('content/testimonials/') && name !== file),
  );
  await editor.entry('testimonials', slug);
  await page.getByRole('combobox', { name: 'Switch Locale' }).first().click();
  await page.getByRole('option', { name: 'French' }).click();
  await page.getByRole('button', { name: /^Enable .*French/ }).click();
  const form = editor.form('French');
  await form.getByRole('textbox', { name: 'Text' }).fill('Ils ont écouté avant de dessiner.');
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes)).toEqual([file]);
  expect(parse(String(changes[file]))).toEqual({ text: 'Ils ont écouté avant de dessiner.' });
  expect(await verdictOn(changes)).toBe('');
});

test('a word changed in a translation changes one line, and what is left in English stays so', async ({
  page,
  editor,
}) => {
  const file = 'content/site.fr.yaml';
  const { description } = studio(fr);
  await editor.open(entriesOf('site'));
  await editor.entry('site', 'site');
  await page.getByRole('combobox', { name: 'Switch Locale' }).first().click();
  await page.getByRole('option', { name: 'French' }).click();
  await editor
    .form('French')
    .getByRole('textbox', { name: 'Description' })
    .fill(`${description.slice(0, -1)}!`);
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes)).toEqual([file]);
  const { added, removed } = difference(linesOf(file), String(changes[file]).split('\n'));
  expect([added.length, removed.length]).toEqual([1, 1]);
});

test('a job is added: one file, in English', async ({ editor }) => {
  await editor.open(entriesOf('jobs'));
  const form = await editor.entry('jobs', 'new');
  await form.getByRole('spinbutton', { name: 'Place' }).fill('998');
  await form.getByRole('textbox', { name: 'Title' }).fill('Zz Illustrator');
  await form.getByRole('radiogroup', { name: 'Department' }).getByRole('radio').first().click();
  await form.getByRole('radiogroup', { name: 'Type' }).getByRole('radio').first().click();
  await form.getByRole('textbox', { name: 'Location' }).fill('Dhaka');
  await form
    .getByRole('textbox', { name: 'Description' })
    .fill('You draw: signs, labels # and cups.');
  await form.getByRole('button', { name: /^Add .*task/ }).click();
  await form.getByRole('textbox', { name: 'Task' }).fill('Draw');
  await form.getByRole('button', { name: /^Add .*need/ }).click();
  await form.getByRole('textbox', { name: 'Need' }).fill('A pencil');
  await form.getByRole('button', { name: 'Today' }).click();
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes)).toEqual(['content/jobs/zz-illustrator.yaml']);
  expect(await verdictOn(changes)).toBe('');
});

test('a form that lacks something is not saved', async ({ page, editor }) => {
  await editor.open(entriesOf('jobs'));
  const { slug } = some(entries('jobs'), 'job');
  const form = await editor.entry('jobs', slug);
  await form.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/required/i)).toBeVisible();
  expect(await editor.changes()).toEqual({});
});

test('files of this machine are edited without an account', async ({ page, editor }) => {
  const { slug, title } = some(entries('jobs'), 'job');
  await page.addInitScript(() => {
    // What the person picks in the dialog for folders, which no test can reach.
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test'),
    });
  });
  await editor.openLocal(entriesOf('jobs'));
  const form = await editor.entry('jobs', slug);
  await form.getByRole('textbox', { name: 'Title' }).fill(`${title}, Dhaka`);
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes)).toEqual([`content/jobs/${slug}.yaml`]);
  expect(await verdictOn(changes)).toBe('');
});

async function valuesOf(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
}
