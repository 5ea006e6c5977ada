import type { Page } from '@playwright/test';
import { entries, readsContent, t } from './helpers/content';
import { at, expect, hydrated, test, widths } from './helpers/test';

test.use(at(widths.phone));

const services = entries('services').filter(({ scene }) => scene);
const having = (name: 'feed' | 'trial' | 'loading' | 'edits' | 'plan') =>
  services.filter(({ scene }) => scene?.[name]);

async function open(page: Page, slug: string) {
  await page.goto(`/services/${slug}`);
  return page.locator('#scene');
}

test.describe('without scripts', readsContent, () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses a post', async ({ page }) => {
    for (const { slug, scene } of having('feed')) {
      const part = await open(page, slug);
      const [first, , third] = scene?.feed?.captions ?? [];
      await expect(part.getByText(first?.text ?? '')).toBeVisible();
      await part.locator('label').nth(2).click();
      await expect(part.getByText(third?.text ?? '')).toBeVisible();
      await expect(part.getByText(first?.text ?? '')).toBeHidden();
      await page.keyboard.press('ArrowLeft');
      await expect(part.getByText(scene?.feed?.captions[1]?.text ?? '')).toBeVisible();
    }
  });

  test('a visitor sees a screen before and after', async ({ page }) => {
    for (const { slug, scene } of having('trial')) {
      const part = await open(page, slug);
      const [before, after] = scene?.trial?.screens ?? [];
      await expect(part.getByText(before?.result ?? '')).toBeVisible();
      await part.getByText(after?.label ?? '', { exact: true }).click();
      await expect(part.getByText(after?.result ?? '')).toBeVisible();
      await page.setViewportSize(at(widths.desktop).viewport);
      await expect(part.getByText(before?.result ?? '')).toBeVisible();
    }
  });

  test('a page loads on the connection that a visitor chooses', async ({ page }) => {
    for (const { slug, scene } of having('loading')) {
      const part = await open(page, slug);
      const times = part.getByText(/^[\d.]+ seconds?$/).filter({ visible: true });
      await expect(times).toHaveCount(0);
      await expect(part.locator('img').last()).toHaveCSS('opacity', '1');
      await part.getByText(scene?.loading?.connections[0]?.name ?? '', { exact: true }).click();
      await expect(times).toHaveCount(2);
      const parts = part.locator('[aria-hidden] > *');
      const delays = await parts.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).animationName),
      );
      expect(delays).not.toContain('none');
    }
  });

  test('a visitor chooses a sentence, which is read in its language', async ({ page }) => {
    for (const { slug, scene } of having('edits')) {
      const part = await open(page, slug);
      for (const { place, before, after, language } of scene?.edits?.items ?? []) {
        await part.getByText(place, { exact: true }).click();
        await expect(part.getByText(before)).toBeVisible();
        await expect(part.getByText(after)).toHaveAttribute('lang', language);
      }
    }
  });

  test('a task can be ticked', async ({ page }) => {
    for (const { slug, scene } of having('plan')) {
      const part = await open(page, slug);
      const box = part.getByRole('checkbox', { name: scene?.plan?.rows[0]?.task ?? '' });
      await box.check();
      await expect(box).toBeChecked();
    }
  });
});

test('a plan is printed alone', readsContent, async ({ page }) => {
  for (const service of having('plan')) {
    const part = await open(page, service.slug);
    await hydrated(page);
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printing';
      };
    });
    await page.getByRole('button', { name: service.scene?.plan?.print ?? '' }).click();
    await expect(page).toHaveTitle('printing');
    await page.emulateMedia({ media: 'print' });
    await expect(part.getByRole('row').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: service.hero.headline })).toBeHidden();
    await expect(page.getByText(t('service:startYourProject'))).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { name: service.hero.headline })).toBeVisible();
  }
});
