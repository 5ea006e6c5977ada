import { chatGreeting, type ChatTopic } from '../../src/i18n/chat-greeting';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { messengerUrl, whatsappUrl } from '../../src/lib/chat';
import { entries, readsContent, some, studio, t, titleOf, wordsIn } from './helpers/content';
import { pageKinds } from './helpers/pages';
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

test.describe('the chats, before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languageCodes) {
    test(
      `begin with the page or the service they are about (${language})`,
      readsContent,
      async ({ page }) => {
        const say = wordsIn(language);
        const service = some(entries('services', language), 'service');
        const { greeting } = studio(language).whatsapp;
        const typed = async (path: string) => {
          await page.goto(localizePath(path, language));
          const links = page.locator('a[href^="https://wa.me/"]');
          const addresses = await links.evaluateAll((all) =>
            all.map((a) => a.getAttribute('href')),
          );
          expect(addresses.length).toBeGreaterThan(1);
          return new Set(addresses.map((to) => new URL(to ?? '').searchParams.get('text')));
        };
        const about = (topic: ChatTopic) => new Set([chatGreeting(greeting, topic, say)]);
        expect(await typed('/')).toEqual(about({ page: say('layout:home') }));
        expect(await typed('/support')).toEqual(about({ page: say('common:support') }));
        expect(await typed('/support/contact-us')).toEqual(
          about({ page: say('common:contactUs') }),
        );
        expect(await typed(`/services/${service.slug}`)).toEqual(
          about({ service: titleOf(service, say) }),
        );
      },
    );
  }
});

test('the footer says where the studio is and how to reach it', readsContent, async ({ page }) => {
  const { address, phone, email, whatsapp, messenger } = studio();
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
});

test.describe('at the foot of a page on a phone', () => {
  test.use(at(widths.phone));

  test('the last line stands above the bar of the chat links', async ({ page }) => {
    await page.goto('/services');
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const bar = await page.getByRole('complementary', { name: t('layout:chat') }).boundingBox();
    const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
