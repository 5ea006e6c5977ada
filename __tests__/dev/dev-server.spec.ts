import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { families } from '../../src/build/fonts/families';
import { entries } from '../site/helpers/content';
import { expect, test } from './helpers/test';
import { amended } from '../helpers/amended';

/* One server from empty caches, which follows what an editor does. Its copy is edited; the project stays as it is. */
test.describe.configure({ mode: 'serial' });

const [question] = entries('faq');
const file = `content/faq/${question?.slug ?? ''}.yaml`;
const faq = '/support/faq';
const said = (words: string) => ({ name: words });

/** Whether the page is still the one that was opened: a reload forgets the mark. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

test('shows a page from empty caches, in the letters of its language', async ({ page }) => {
  test.setTimeout(300_000);
  // Where its code is compiled anew in just that moment, Gatsby shows an empty page once, and whoever develops loads it again.
  await expect(async () => {
    await page.goto('/bn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 45_000 });
  }).toPass({ timeout: 240_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const drawn = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(drawn).toContain(families.bengali.family);
  await expect(page.getByText('Preparing requested page')).toBeHidden();
});

test('shows an edit in the open page by itself', async ({ page, dev }) => {
  await page.goto(faq);
  await expect(page.getByRole('heading', said(question?.question ?? ''))).toBeVisible();
  const isSame = await mark(page);
  await dev.write(file, amended(await dev.read(file), '# …\nquestion: Where do zebras sew?\n'));
  await expect(page.getByRole('heading', said('Where do zebras sew?'))).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('shows an edited string in the open page by itself', async ({ page, dev }) => {
  const strings = 'locales/en/support.json';
  const all = JSON.parse(await dev.read(strings)) as { faqTitle: string };
  await page.goto(faq);
  await expect(page.getByRole('heading', said(all.faqTitle))).toBeVisible();
  const isSame = await mark(page);
  await dev.write(strings, JSON.stringify({ ...all, faqTitle: 'Zebras ask.' }));
  await expect(page.getByRole('heading', said('Zebras ask.'))).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('at an error says where it is, and keeps the last good state', async ({ page, dev }) => {
  await page.goto(faq);
  const good = await dev.read(file);
  const isSame = await mark(page);
  const before = dev.printed().length;
  await dev.write(file, good.replace('order:', 'odrer:'));
  const error = page.getByRole('alert').filter({ hasText: `${file}:` });
  await expect(error).toContainText("Did you mean 'order'?");
  await expect(page.getByRole('heading', said('Where do zebras sew?'))).toBeVisible();
  const inTerminal = dev.printed().slice(before).trim();
  expect(inTerminal).toMatch(new RegExp(`^${file}:\\d+:\\d+ `));
  expect(inTerminal).not.toMatch(/^\s+at /m);

  await dev.write(file, good.replace('question: ', 'question: "'));
  await expect(error).not.toContainText('odrer');
  await expect(error).toBeVisible();
  await dev.write(file, good);
  await expect(error).toBeHidden();
  expect(await isSame()).toBe(true);
});

test('cuts letters that are new', async ({ page, dev }) => {
  await page.goto(faq);
  // Fonts are called after what is in them.
  const files = async () =>
    [
      ...((await page.locator('#dev-fonts').textContent()) ?? '').matchAll(/[\w.-]+\.woff2/g),
    ].join();
  await expect.poll(files).not.toBe('');
  const before = await files();
  const isSame = await mark(page);
  await dev.write(file, amended(await dev.read(file), '# …\nquestion: Where are ŐĠŲŶ?\n'));
  await expect.poll(files).not.toBe(before);
  expect(await isSame()).toBe(true);
});

test('follows entries that are new, renamed and removed', async ({ page, dev }) => {
  const [sibling] = entries('legal');
  const folder = 'content/legal';
  const entry = amended(
    await dev.read(`${folder}/${sibling?.slug ?? ''}.yaml`),
    '# …\norder: 998\ntitle: Zebra rights\n',
  );
  const shown = async (path: string) => {
    await page.goto(path);
    return page.getByRole('heading', { level: 1 }).first().textContent();
  };
  await dev.write(`${folder}/zebra-rights.yaml`, entry);
  await expect.poll(() => shown('/zebra-rights')).toContain('Zebra rights');
  await expect.poll(() => shown('/fr/zebra-rights')).toContain('Zebra rights');

  await dev.rename(`${folder}/zebra-rights.yaml`, `${folder}/zebu-rights.yaml`);
  await expect.poll(() => shown('/zebu-rights')).toContain('Zebra rights');
  await expect.poll(() => shown('/zebra-rights')).not.toContain('Zebra rights');

  await dev.remove(`${folder}/zebu-rights.yaml`);
  await expect.poll(() => shown('/zebu-rights')).not.toContain('Zebra rights');
});

test('leaves the files of the project as they are', async ({ dev }) => {
  const types = 'src/gatsby-types.d.ts';
  expect(await dev.read(types)).toBe(readFileSync(types, 'utf8'));
});
