import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fontScripts } from '../../src/theme/font-scripts';
import { entries, some } from '../site/helpers/content';
import { expect, test } from './helpers/test';
import { withChange } from '../helpers/with-change';
import { loadedFonts } from '../helpers/serve';

/* One dev server with empty caches, on a copy of the project that the tests edit. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test('shows a page from empty caches, in the letters of its language', async ({ page }) => {
  // If webpack compiles at this moment, Gatsby shows an empty page, and a reload helps.
  await expect(async () => {
    await page.goto('/bn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 45_000 });
  }).toPass({ timeout: 240_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect.poll(() => loadedFonts(page)).toContain(fontScripts.bengali.family);
  await expect(page.getByText('Preparing requested page')).toBeHidden();
});

test('shows an edit, a string and an error in the open page by itself', async ({ page, dev }) => {
  const { slug, question } = some(entries('faq'), 'question');
  const name = `content/faq/${slug}.yaml`;
  const file = dev.at(name);
  const heading = (words: string) => page.getByRole('heading', { name: words });
  await page.goto('/support/faq');
  await expect(heading(question)).toBeVisible();
  // A reload removes the mark.
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  const good = withChange(await readFile(file, 'utf8'), '# …\nquestion: Where do zebras sew?\n');
  await writeFile(file, good);
  await expect(heading('Where do zebras sew?')).toBeVisible();

  const strings = dev.at('locales/en/support.json');
  const all = JSON.parse(await readFile(strings, 'utf8')) as object;
  await writeFile(strings, JSON.stringify({ ...all, faqTitle: 'Zebras ask.' }));
  await expect(heading('Zebras ask.')).toBeVisible();

  const before = dev.printed().length;
  await writeFile(file, good.replace('order:', 'odrer:'));
  const error = page.getByRole('alert').filter({ hasText: `${name}:` });
  await expect(error).toContainText("Did you mean 'order'?");
  await expect(heading('Where do zebras sew?')).toBeVisible();
  expect(dev.printed().slice(before)).toMatch(new RegExp(`${name}:\\d+:\\d+ `));
  await writeFile(file, good.replace('question: ', 'question: "'));
  await expect(error).not.toContainText('odrer');
  await expect(error).toBeVisible();
  await writeFile(file, good);
  await expect(error).toBeHidden();
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
});

test('follows entries that are new, renamed and removed', async ({ page, dev }) => {
  const legal = (slug: string) => dev.at(`content/legal/${slug}.yaml`);
  const there = await readFile(legal(some(entries('legal'), 'legal page').slug), 'utf8');
  const shown = async (path: string) => {
    await page.goto(path);
    return page.getByRole('heading', { level: 1 }).first().textContent();
  };
  await writeFile(legal('zebra'), withChange(there, '# …\norder: 998\ntitle: Zebra rights\n'));
  for (const path of ['/zebra', '/fr/zebra'])
    await expect.poll(() => shown(path)).toContain('Zebra rights');
  await rename(legal('zebra'), legal('zebu'));
  await expect.poll(() => shown('/zebu')).toContain('Zebra rights');
  await expect.poll(() => shown('/zebra')).not.toContain('Zebra rights');
  await rm(legal('zebu'));
  await expect.poll(() => shown('/zebu')).not.toContain('Zebra rights');

  const types = 'src/gatsby-types.d.ts';
  expect(await readFile(dev.at(types), 'utf8')).toBe(await readFile(types, 'utf8'));
});
