import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { allPages, pageKinds } from './helpers/pages';
import { at, contentWidth, everyWidth, expect, test, widths } from './helpers/test';

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languageCodes) {
    test(`no kind of page scrolls sideways (${language})`, async ({ page }) => {
      for (const path of pageKinds(language)) {
        await page.goto(path);
        for (const width of everyWidth) {
          await page.setViewportSize({ width, height: 800 });
          expect([path, await page.evaluate(contentWidth)]).toEqual([path, width]);
        }
      }
    });
  }
});

test('the chat links cover neither each other nor text, at any width', async ({ page }) => {
  for (const width of [320, widths.phone, widths.tablet, 1024, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/services/ui-ux-design');
    const chats = page.getByRole('complementary', { name: 'Chat' });
    await expect(chats.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeInViewport();
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

test('the footer says where the studio is and how to reach it', async ({ page }) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('address')).toContainText('Dhaka');
  const phone = footer.getByRole('link', { name: /^\+/ });
  const digits = (await phone.innerText()).replace(/[ -]/g, '');
  await expect(phone).toHaveAttribute('href', `tel:${digits}`);
  const email = footer.getByRole('link', { name: /@/ });
  await expect(email).toHaveAttribute('href', `mailto:${await email.innerText()}`);
  const chat = (name: string) => footer.getByRole('link', { name, exact: true });
  await expect(chat('WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
  await expect(chat('Messenger')).toHaveAttribute('href', /^https:\/\/m\.me\//);
});

test.describe('at the foot of a page on a phone', () => {
  test.use(at(widths.phone));

  test('the last line stands above the bar of the chat links', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const bar = await page.getByRole('complementary', { name: 'Chat' }).boundingBox();
    const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('links of the site lead within the language, and to pages that are there', async ({
  request,
}) => {
  const known = new Set(allPages.map(({ path }) => path));
  for (const { path, context } of allPages) {
    const html = await (await request.get(path)).text();
    const hrefs = [...html.matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('data-language'))
      .flatMap((tag) => /href="(\/[^"]*)"/.exec(tag)?.[1] ?? []);
    const home = localizePath('/', context.language);
    const foreign = hrefs.filter(
      (href) => home !== '/' && !href.startsWith(home) && !href.startsWith('/static'),
    );
    expect([path, foreign]).toEqual([path, []]);
    const dead = hrefs
      .map((href) => href.replace(/[?#].*/, ''))
      .filter((href) => !known.has(href) && !href.startsWith('/static'));
    expect([path, dead]).toEqual([path, []]);
  }
});
