import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { collectionNames, collections, type CollectionName } from '../../src/collections';
import { leaves } from '../../plugins/gatsby-transformer-content';
import { languageCodes } from '../../src/i18n/languages';
import { entries, some, studio } from '../site/helpers/content';
import { entriesOf } from './helpers/store';
import { difference, expect, test } from './helpers/test';
import { verdictOn } from './helpers/verdict';
import { fr } from '../helpers/languages';
import { loadedFonts } from '../helpers/serve';

test('the built editor signs in at GitHub, has its icons and licenses, and requests no other host', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Sign In with .*GitHub/ })).toBeVisible();
  await expect.poll(async () => (await loadedFonts(page)).join()).toContain('Material Symbols');
  const licenses = await (await request.get('/licenses.txt')).text();
  for (const name of ['@sveltia/cms', '@fontsource', 'Copyright']) expect(licenses).toContain(name);
});

// Two halves, so that both workers have work.
for (const names of [collectionNames.slice(0, 7), collectionNames.slice(7)])
  test(`a word changed in ${names.join(', ')} changes one line each`, async ({ editor }) => {
    await editor.open(entriesOf());
    const files: string[] = [];
    for (const { file, collection, word } of names.flatMap(wordOf)) {
      const form = await editor.entry(collection, path.basename(file, '.yaml'));
      const boxes = form.locator('input[type=text], textarea');
      const values = () =>
        boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
      await expect.poll(values).toContain(word);
      const changed = `${word.slice(0, -1)}${word.endsWith('!') ? '.' : '!'}`;
      await boxes.nth((await values()).indexOf(word)).fill(changed);
      await editor.save();
      files.push(file);
    }
    const changes = await editor.changes();
    expect(Object.keys(changes).sort()).toEqual(files.sort());
    for (const file of files) expectOneLine(file, changes[file]);
    expect(await verdictOn(changes)).toBe('');
  });

function expectOneLine(file: string, now: unknown): void {
  const { added, removed } = difference(file, now);
  expect([added.length, removed.length], file).toEqual([1, 1]);
}

/** Returns the first entry of a collection with a text field outside lists, and that field, if there is one. */
function wordOf(collection: CollectionName) {
  const file = Object.keys(entriesOf(collection)).find((name) => /^[^.]+\.yaml$/.test(name));
  const found = leaves(collections[collection].schema, file && read(file)).find(
    ({ meta, path: place }) =>
      meta.words && !meta.suffix && place.every((step) => typeof step === 'string'),
  );
  return file && found ? [{ file, collection, word: String(found.value) }] : [];
}

/** Fills in the last field with a name. */
const fill = (form: Locator, name: string, text: string) =>
  form.getByRole('textbox', { name }).last().fill(text);

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

test('a picture is removed in every language, another appended as a small file beside the entry', async ({
  page,
  editor,
}) => {
  const { slug, images } = some(entries('gallery'), 'gallery', (entry) => entry.images.length > 2);
  const create = { width: 4000, height: 3000, channels: 3, background: '#a05' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await editor.open(entriesOf('gallery', 'portfolio'));
  const form = await editor.entry('gallery', slug);
  await form.getByRole('button', { name: 'Remove' }).nth(1).click();
  await form.getByRole('button', { name: /^Add .*picture/ }).click();
  await fill(form, 'Short name', 'zz-window');
  await fill(form, 'Title', 'The window');
  await form.getByRole('combobox', { name: 'Category' }).last().click();
  await page.getByRole('option').first().click();
  await fill(form, 'In words', 'Letters on a window.');
  await form.getByRole('button', { name: 'Browse' }).last().click();
  const dialog = page.getByRole('dialog');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name: 'My Window.JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(form.getByText(`./${slug}/my-window.webp`)).toBeVisible();
  await editor.save();

  const changes = await editor.changes();
  const [en, webp] = [`content/gallery/${slug}.yaml`, `content/gallery/${slug}/my-window.webp`];
  const { [en]: english, [webp]: picture, ...translations } = changes;
  expect((await sharp(picture ?? Buffer.alloc(0)).metadata()).width).toBe(2400);
  const { images: now } = parse(String(english)) as { images: { slug: string }[] };
  const slugs = images.flatMap((image, index) => (index === 1 ? [] : [image.slug]));
  expect(now.map((image) => image.slug)).toEqual([...slugs, 'zz-window']);
  for (const [file, text] of Object.entries(translations)) {
    expect(file).toMatch(new RegExp(`^content/gallery/${slug}\\.`));
    expect(difference(file, text).added, file).toEqual([]);
  }
  expect(await verdictOn(changes)).toBe('');
});

test('a translation file has only words, and untranslated fields stay English', async ({
  page,
  editor,
}) => {
  const { slug } = some(entries('testimonials'), 'testimonial');
  const file = `content/testimonials/${slug}.fr.yaml`;
  const { description } = studio(fr);
  const site = 'content/site.fr.yaml';
  const files = entriesOf('testimonials', 'site');
  Reflect.deleteProperty(files, file);
  await editor.open(files);
  await editor.entry('testimonials', slug);
  const form = await editor.inFrench();
  await page.getByRole('button', { name: /^Enable .*French/ }).click();
  await fill(form, 'Text', 'Ils ont écouté avant de dessiner.');
  await editor.save();
  await editor.entry('site', 'site');
  await (
    await editor.inFrench()
  )
    .getByRole('textbox', { name: 'Description' })
    .fill(`${description.slice(0, -1)}!`);
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes).sort()).toEqual([file, site].sort());
  expect(parse(String(changes[file]))).toEqual({ text: 'Ils ont écouté avant de dessiner.' });
  expectOneLine(site, changes[site]);
  expect(await verdictOn(changes)).toBe('');
});

test('a job is added: one file, in English, when the form lacks nothing', async ({
  page,
  editor,
}) => {
  await editor.open(entriesOf('jobs'));
  const form = await editor.entry('jobs', 'new');
  await form.getByRole('spinbutton', { name: 'Place' }).fill('998');
  for (const name of ['Department', 'Type'])
    await form.getByRole('radiogroup', { name }).getByRole('radio').first().click();
  for (const name of [/^Add .*task/, /^Add .*need/, 'Today'])
    await form.getByRole('button', { name }).click();
  for (const name of ['Location', 'Description', 'Task', 'Need'])
    await fill(form, name, 'A pencil: signs # and cups.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/required/i)).toBeVisible();
  expect(await editor.changes()).toEqual({});
  await fill(form, 'Title', 'Zz Illustrator');
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes)).toEqual(['content/jobs/zz-illustrator.yaml']);
  expect(await verdictOn(changes)).toBe('');
});

test('a word of the menus changes one line, and no plural form of a language is lost', async ({
  editor,
}) => {
  const menus = languageCodes.map((code) => `locales/${code}/layout.json`);
  await editor.open({
    // The editor recognizes the project by its content.
    ...entriesOf('site'),
    ...Object.fromEntries(menus.map((file) => [file, readFileSync(file)])),
  });
  const form = await editor.entry('locales', 'layout');
  await form.getByRole('textbox', { name: 'Back to top' }).fill('Up again');
  await editor.save();
  const changes = await editor.changes();
  const file = 'locales/en/layout.json';
  expect(Object.keys(changes)).toEqual([file]);
  expectOneLine(file, changes[file]);
});
