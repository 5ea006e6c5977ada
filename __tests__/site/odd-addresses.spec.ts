import { at, expect, hydrated, test, widths } from './helpers/test';

test.use(at(widths.desktop));

/** Other spellings of addresses that hosts accept, and the page's own address. */
const spellings = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/support//faq', '/support/faq'],
  ['/career%2f', '/career'],
  ['/career.html', '/career'],
  ['/career/', '/career'],
  ['/fr/career.html', '/fr/career'],
  ['/fr//career', '/fr/career'],
  // A hash with an invalid '%' encoding, as in some links from spreadsheets and chats.
  ['/support/faq#50%', '/support/faq'],
  ['/fr/support/faq#%E0%A4%A', '/fr/support/faq'],
  // Paths with an invalid encoding, or with an encoded part of an address.
  ['/%', ''],
  ['/fr/%E0%A4%A', ''],
  ['/career%3F', ''],
  ['/fr//evil.test/a?lng=ja', ''],
] as const;

test('another spelling shows its page, or is not found', async ({ page, complaints }) => {
  for (const [address, path] of spellings) {
    const found = (await page.goto(address))?.status() !== 404;
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.textContent();
    await hydrated(page);
    await expect(title, address).toHaveText(before ?? '');
    if (found) {
      await expect(page).toHaveURL(path);
      expect([address, ...complaints]).toEqual([address]);
    }
    // The browser reports the status of a 404 page as an error.
    complaints.length = 0;
  }
});

test('a copy at another path can be read, and runs no scripts of its own', async ({ page }) => {
  await page.route('**/mirror/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await page.request.get(pathname.replace('/mirror', '')) });
  });
  await page.goto('/mirror/support/contact-us');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-scripting', 'lost');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/mirror/support/contact-us');
  await expect(page.locator('#contact-form').getByRole('link').first()).toBeVisible();
});
