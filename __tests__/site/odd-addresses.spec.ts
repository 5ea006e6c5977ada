import { alive, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

// A hash with '%' that encodes nothing, as links from spreadsheets and chats sometimes have.
for (const address of ['/support/faq#50%', '/services#50%', '/fr/support/faq#%E0%A4%A']) {
  test(`${address} shows its page and works`, async ({ page, complaints }) => {
    await page.goto(address);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a broken hash typed into the address of an open page breaks nothing', async ({
  page,
  complaints,
}) => {
  await page.goto('/support/faq');
  await alive(page);
  await page.evaluate(() => window.location.assign('#50%'));
  await expect(page).toHaveURL('/support/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});
