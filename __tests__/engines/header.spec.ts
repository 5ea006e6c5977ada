import { entries, some, t, titleOf } from '../site/helpers/content';
import { getLanguage, languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

const start = '/services';
const french = getLanguage('fr');
const within: Wanted = { role: 'banner' };
const link = (name: string): Wanted => ({ role: 'link', name, within });
const faq = link(t('common:faq'));
/** The button of a header menu: a `<summary>`, which has no role of its own. */
const menuButton = (name: string): Wanted => ({
  css: `summary[aria-label=${JSON.stringify(name)}]`,
  within,
});

test('the header turns solid, and its menus open by hover', async ({ visitor }) => {
  const service = link(titleOf(some(entries('services'), 'service')));
  await visitor.opens(start);
  const ground = () => visitor.reads(within, (header) => getComputedStyle(header).backgroundColor);
  const clear = await ground();
  await visitor.hovers(link(t('common:services')));
  await visitor.sees(service);
  await visitor.hovers(link(t('common:support')));
  await visitor.sees(faq);
  await visitor.doesNotSee(service);
  await visitor.leaves();
  await visitor.doesNotSee(faq);
  await visitor.asks(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(ground).not.toEqual(clear);
  await visitor.clicks(link(t('common:getStarted')));
  const isHigh = (form: HTMLElement) =>
    Math.abs(form.getBoundingClientRect().top) < innerHeight / 2;
  await visitor.finds({ css: '#quick-intake-form' }, isHigh, true);
  expect(await visitor.complaints()).toEqual([]);
});

test('a menu opens by keyboard and closes in three ways', smoke, async ({ visitor }) => {
  const button = menuButton(t('layout:submenu', { name: t('common:support') }));
  await visitor.opens(start);
  await visitor.focuses(button);
  await visitor.presses('Enter');
  await visitor.sees(faq);
  await visitor.presses('Tab');
  await visitor.presses('Escape');
  await visitor.doesNotSee(faq);
  await visitor.hasFocus(button);
  await visitor.presses('Enter');
  await visitor.sees(faq);
  await visitor.clicks({ css: 'main h1' });
  await visitor.doesNotSee(faq);
  await visitor.clicks(button);
  await visitor.clicks(faq);
  await visitor.arrivesAt('/support/faq');
  // Firefox cannot move the mouse while it replaces the page.
  await visitor.isReady();
  await visitor.leaves();
  await visitor.doesNotSee(faq);
});

test('the language picker names every language and keeps the page', smoke, async ({ visitor }) => {
  const picker = menuButton(t('layout:languagePicker', { language: languages[0].name }));
  await visitor.opens(start);
  await visitor.clicks(picker);
  for (const { name } of languages) await visitor.sees(link(name));
  await visitor.clicks(link(french.name));
  await visitor.arrivesAt(localizePath(start, french.code));
  await visitor.isReady();
  expect(await visitor.asks(() => document.documentElement.lang)).toBe(french.code);
  expect(await visitor.complaints()).toEqual([]);
});

test('the menu of a phone unfolds one group at a time', async ({ visitor }) => {
  const menu: Wanted = { css: 'details[data-menu=page] > summary' };
  const group = (path: string): Wanted => ({
    css: `details[name=mobile-group]:has(a[href="${path}"]) > summary`,
  });
  const portfolio: Wanted = { css: 'a[href="/portfolio"]', within };
  await visitor.resizes(360, 780);
  await visitor.opens(start);
  await visitor.doesNotSee(group('/portfolio'));
  await visitor.clicks(menu);
  await visitor.clicks(group('/portfolio'));
  await visitor.sees(portfolio);
  await visitor.clicks(group('/support'));
  await visitor.sees(faq);
  await visitor.doesNotSee(portfolio);
  await visitor.clicks(link(french.name));
  await visitor.arrivesAt(localizePath(start, french.code));
  expect(await visitor.complaints()).toEqual([]);
});
