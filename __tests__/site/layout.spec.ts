import { chatGreeting } from '../../src/i18n/chat-greeting';
import { messengerUrl, whatsappUrl } from '../../src/lib/chat';
import { entries, readsContent, some, studio, t } from './helpers/content';
import { expect, isUncovered, test, widths } from './helpers/test';

test('the chat links cover neither each other nor text, at any width', async ({ page }) => {
  for (const width of [320, widths.phone, widths.tablet, 1024, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/services/${some(entries('services'), 'service').slug}`);
    const chats = page.getByRole('complementary', { name: t('layout:chat') });
    await expect(chats.getByRole('link', { name: t('layout:whatsapp') })).toBeInViewport();
    const covered = await chats.evaluate((aside) => {
      const links = [...aside.querySelectorAll('a')].filter((link) => link.offsetParent !== null);
      const boxes = links.map((link) => link.getBoundingClientRect());
      const meets = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const each = boxes.some((box, i) => boxes.some((other, j) => i < j && meets(box, other)));
      const bar = getComputedStyle(aside).backgroundColor;
      const opaque = bar !== 'rgba(0, 0, 0, 0)';
      const texts = [...document.querySelectorAll('main p, main h1, main h2, main h3, main a')];
      const under = texts
        .filter((text) =>
          boxes.some((box) => {
            const own = text.getBoundingClientRect();
            return own.left < box.right && box.left < own.right;
          }),
        )
        .map((text) => text.textContent);
      return { each, under: opaque ? [] : under };
    });
    expect([width, covered]).toEqual([width, { each: false, under: [] }]);
  }
});

test('no browser darkens the colors of the page', async ({ page }) => {
  await page.goto('/');
  const scheme = page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect((await scheme).split(' ').toSorted()).toEqual(['light', 'only']);
});

test('both chat links are in view in a low window', async ({ page }) => {
  await page.goto('/services');
  const links = page
    .getByRole('complementary', { name: t('layout:chat') })
    .locator('a[aria-label]');
  for (const [width, height] of [
    [320, 256],
    [568, 320],
    [740, 340],
    [1280, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      expect([width, height, await isUncovered(link)]).toEqual([width, height, true]);
  }
  await expect(links.last()).toHaveAttribute('href', messengerUrl(studio().messenger));
});

test('every target of a link ends up right below the header', async ({ page }) => {
  const { slug } = some(entries('services'), 'service');
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    for (const target of [
      '/#services',
      '/#quick-intake-form',
      `/services/${slug}#quick-intake-form`,
      `/${some(entries('legal'), 'legal page').slug}#section-${some(entries('legal'), 'legal page').sections[1]?.slug}`,
    ]) {
      await page.goto(target);
      const distance = () =>
        page.evaluate(() => {
          const top = document.querySelector(':target')?.getBoundingClientRect().top ?? NaN;
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
          return Math.abs(top - header);
        });
      await expect.poll(distance, `${target} at ${width}`).toBeLessThan(2);
    }
  }
});

// The text zoom of an Android WebView enlarges text, and no lengths.
for (const open of [false, true])
  test(`numbers stay in their circles when text alone is larger, ${open ? 'opened' : 'closed'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.goto('/bn');
    await page.locator('main details').evaluateAll((all, isOpen) => {
      for (const details of all) details.toggleAttribute('open', isOpen);
    }, open);
    const numbers = page.locator('#process span, #quick-intake-form li > span').filter({
      hasText: /^\p{Nd}+$/u,
    });
    await expect(numbers).not.toHaveCount(0);
    const outside = await numbers.evaluateAll((every) => {
      const all = every.filter((number) => number.checkVisibility());
      for (const number of all as HTMLElement[]) {
        const { fontSize, lineHeight } = getComputedStyle(number);
        number.style.fontSize = `${2 * parseFloat(fontSize)}px`;
        if (lineHeight.endsWith('px')) number.style.lineHeight = `${2 * parseFloat(lineHeight)}px`;
      }
      return all
        .filter((number) => getComputedStyle(number).borderRadius !== '0px')
        .filter((number) => {
          const text = document.createRange();
          text.selectNodeContents(number);
          const [inner, outer] = [text.getBoundingClientRect(), number.getBoundingClientRect()];
          return (
            inner.width > outer.width ||
            parseFloat(getComputedStyle(number).fontSize) > outer.height
          );
        })
        .map((number) => number.textContent);
    });
    expect(outside).toEqual([]);
  });

test('the menu stays in the window when text alone is larger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/', '/ja']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await header.locator('*').evaluateAll((all) => {
      const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of all.entries())
        (element as HTMLElement).style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
    });
    await expect(header.locator('summary:visible').last()).toBeInViewport({ ratio: 1 });
  }
});

test('the footer says where the studio is and how to reach it', readsContent, async ({ page }) => {
  const { address, phone, email, whatsapp, messenger, social } = studio();
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('address')).toContainText(address.city);
  const link = (name: string) => footer.getByRole('link', { name, exact: true });
  const call = footer.locator(`a[href="tel:${phone}"]`);
  await expect(call).toBeVisible();
  expect((await call.innerText()).replace(/[ -]/g, '')).toBe(phone);
  await expect(link(email)).toHaveAttribute('href', `mailto:${email}`);
  await expect(link(t('layout:whatsappName'))).toHaveAttribute(
    'href',
    whatsappUrl({
      number: whatsapp.number,
      greeting: chatGreeting(whatsapp.greeting, { page: t('common:services') }, t),
    }),
  );
  await expect(link(t('layout:messengerName'))).toHaveAttribute('href', messengerUrl(messenger));
  for (const { name, url } of social) await expect(link(name)).toHaveAttribute('href', url);
});
