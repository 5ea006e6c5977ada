import { entries, some, t, titleOf } from '../site/helpers/content';
import { getLanguage, languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

const start = '/services';
const french = getLanguage('fr');
const banner: Wanted = { role: 'banner' };
const link = (name: string): Wanted => ({ role: 'link', name, within: banner });
/** The button of a header menu: a `<summary>`, which has no role of its own. */
const menuButton = (name: string): Wanted => ({
  css: `summary[aria-label=${JSON.stringify(name)}]`,
  within: banner,
});

test('the header is clear at the top and solid past 50 pixels', async ({ visitor }) => {
  await visitor.opens(start);
  const ground = () => visitor.reads(banner, (header) => getComputedStyle(header).backgroundColor);
  const clear = await ground();
  await visitor.asks(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await visitor.finds(banner, (header) => header.closest('[data-scrolled]') === null, true);
  await visitor.asks(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await visitor.finds(banner, (header) => header.closest('[data-scrolled]') === null, false);
  await visitor.until(async () => String(await ground()) !== String(clear));
  expect(await visitor.complaints()).toEqual([]);
});

test('the menus open by hover, one at a time, and close when the mouse leaves', async ({
  visitor,
}) => {
  const first = some(entries('services'), 'service');
  const service = link(titleOf(first));
  await visitor.opens(start);
  await visitor.misses(service);
  await visitor.hovers(link(t('common:services')));
  await visitor.sees(service);
  await visitor.hovers(link(t('common:support')));
  await visitor.sees(link(t('common:faq')));
  await visitor.misses(service);
  await visitor.leaves();
  await visitor.misses(link(t('common:faq')));
  expect(await visitor.complaints()).toEqual([]);
});

test(
  'the menus open by keyboard, close by Escape and give the focus back',
  smoke,
  async ({ visitor }) => {
    const button = menuButton(t('layout:submenu', { name: t('common:support') }));
    await visitor.opens(start);
    await visitor.focuses(button);
    await visitor.presses('Enter');
    await visitor.sees(link(t('common:faq')));
    await visitor.presses('Tab');
    await visitor.presses('Escape');
    await visitor.misses(link(t('common:faq')));
    await visitor.finds(button, (element) => element === document.activeElement, true);
  },
);

test('a menu closes by a click elsewhere, and when a link is chosen', async ({ visitor }) => {
  const button = menuButton(t('layout:submenu', { name: t('common:support') }));
  await visitor.opens(start);
  await visitor.focuses(button);
  await visitor.presses('Enter');
  await visitor.sees(link(t('common:faq')));
  await visitor.clicks({ css: 'main h1' });
  await visitor.misses(link(t('common:faq')));
  await visitor.clicks(button);
  await visitor.clicks(link(t('common:faq')));
  await visitor.arrivesAt('/support/faq');
  await visitor.leaves();
  await visitor.misses(link(t('common:faq')));
});

test('the language picker names every language and keeps the page', smoke, async ({ visitor }) => {
  const picker = menuButton(t('layout:languagePicker', { language: languages[0].name }));
  await visitor.opens(start);
  await visitor.clicks(picker);
  for (const { name } of languages) await visitor.sees(link(name));
  await visitor.presses('Escape');
  await visitor.misses(link(french.name));
  await visitor.clicks(picker);
  await visitor.clicks(link(french.name));
  await visitor.arrivesAt(localizePath(start, french.code));
  await visitor.isServed();
  expect(await visitor.asks(() => document.documentElement.lang)).toBe(french.code);
  expect(await visitor.complaints()).toEqual([]);
});

test('the menu of a phone opens, unfolds one group at a time and changes the language', async ({
  visitor,
}) => {
  const menu: Wanted = { css: 'details[data-menu=page] > summary' };
  const group = (path: string): Wanted => ({
    css: `details[name=mobile-group]:has(a[href="${path}"]) > summary`,
  });
  await visitor.resizes(360, 780);
  await visitor.opens(start);
  await visitor.misses(link(t('layout:getStartedShort')));
  await visitor.clicks(menu);
  await visitor.sees(link(t('layout:getStartedShort')));
  await visitor.clicks(group('/portfolio'));
  await visitor.sees({ css: 'a[href="/portfolio"]', within: banner });
  await visitor.clicks(group('/support'));
  await visitor.sees(link(t('common:faq')));
  await visitor.misses({ css: 'a[href="/portfolio"]', within: banner });
  await visitor.clicks(menu);
  await visitor.misses(link(t('common:faq')));
  await visitor.clicks(menu);
  await visitor.clicks(link(`${french.short}: ${french.name}`));
  await visitor.arrivesAt(localizePath(start, french.code));
  await visitor.isServed();
  expect(await visitor.complaints()).toEqual([]);
});

test('Get Started leads from another page to the form of the home page', async ({ visitor }) => {
  await visitor.opens(start);
  await visitor.clicks(link(t('common:getStarted')));
  await visitor.arrivesAt('/');
  await visitor.finds(
    { css: '#quick-intake-form' },
    (form) => {
      const { top } = form.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    },
    true,
  );
  expect(await visitor.complaints()).toEqual([]);
});
