import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { collectionNames, collections, type CollectionName } from '../../src/content/collections';
import { leaves } from '../../src/content/schema';
import { entries, some, studio } from '../site/helpers/content';
import { difference, expect, test } from './helpers/test';
import { entriesOf } from './helpers/store';
import { verdictOn } from './helpers/verdict';
import { fr } from '../helpers/languages';

test('its own site signs people in at GitHub, with its icons and licences, and asks nobody else', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Sign In with .*GitHub/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Material Symbols');
  const licences = await (await request.get('/licences.txt')).text();
  for (const name of ['@sveltia/cms', '@fontsource', 'Copyright']) expect(licences).toContain(name);
});

// A few at a time, so that both workers have some.
for (const names of [0, 5, 10].map((from) => collectionNames.slice(from, from + 5)))
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

/** The first entry of a collection with a word outside lists, and that word; nothing where there is none. */
function wordOf(collection: CollectionName) {
  const file = Object.keys(entriesOf(collection)).find((name) => /^[^.]+\.yaml$/.test(name));
  const found = leaves(collections[collection], file && read(file)).find(
    ({ meta, path: place }) =>
      meta.words && !meta.suffix && place.every((step) => typeof step === 'string'),
  );
  return file && found ? [{ file, collection, word: String(found.value) }] : [];
}

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
  await chooser.setFiles({ name: 'My Window.JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(form.getByText(`./${slug}/my-window.webp`)).toBeVisible();
  await editor.save();

  const changes = await editor.changes();
  const { [`content/gallery/${slug}/my-window.webp`]: picture, ...texts } = changes;
  expect((await sharp(picture ?? Buffer.alloc(0)).metadata()).width).toBe(2400);
  const { [`content/gallery/${slug}.yaml`]: english, ...translations } = texts;
  const { images: now } = parse(String(english)) as { images: { slug: string }[] };
  const slugs = images.flatMap((image, index) => (index === 1 ? [] : [image.slug]));
  expect(now.map((image) => image.slug)).toEqual([...slugs, 'zz-window']);
  for (const [file, text] of Object.entries(translations)) {
    expect(file).toMatch(new RegExp(`^content/gallery/${slug}\\.`));
    expect(difference(file, text).added, file).toEqual([]);
  }
  expect(await verdictOn(changes)).toBe('');
});

test('an entry is translated in a file with words alone; what else is left in English stays so', async ({
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
  await form.getByRole('textbox', { name: 'Text' }).fill('Ils ont écouté avant de dessiner.');
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
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/required/i)).toBeVisible();
  expect(await editor.changes()).toEqual({});
  await form.getByRole('textbox', { name: 'Title' }).fill('Zz Illustrator');
  await editor.save();
  const changes = await editor.changes();
  expect(Object.keys(changes)).toEqual(['content/jobs/zz-illustrator.yaml']);
  expect(await verdictOn(changes)).toBe('');
});
