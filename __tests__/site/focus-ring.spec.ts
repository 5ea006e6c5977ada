import { defaultLanguage } from '../../src/i18n/languages';
import { provideContrast } from './helpers/contrast';
import { pageKinds } from './helpers/pages';
import { at, expect, hydrated, test, widths } from './helpers/test';

/** Returns the controls whose focus ring is hardly seen on what is below it. Runs in the page. */
async function unseenRings(): Promise<string[]> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const least = 3;
  /** Returns what is seen in the middle of an element: itself, or what is below it. */
  const groundAt = (element: Element, isOwn: boolean): string => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
    const below = stack.filter((one) => !element.contains(one) || (isOwn && one === element));
    const colors = below.map((one) => getComputedStyle(one).backgroundColor);
    return colors.find((color) => (channels(color)[3] ?? 1) === 1) ?? 'rgb(255, 255, 255)';
  };
  /** The style of the ring: that of the element, or of what stretches it over a card. */
  const ringOf = (element: Element) =>
    [undefined, '::before']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .find(({ content, outlineStyle }) => content !== 'none' && outlineStyle !== 'none');
  const focusable = 'a[href], button, summary, select, textarea, input';
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    // The header changes its colors when the page scrolls.
    for (let frame = 0; frame < 3 && control.closest('header'); frame += 1)
      await new Promise(requestAnimationFrame);
    // What stands for a radio button has its ring.
    const ringed = [control, control.nextElementSibling].find((one) => one && ringOf(one));
    const ring = ringed && ringOf(ringed);
    if (!ringed || !ring) {
      found.push(`no ring: ${control.outerHTML.slice(0, 120)}`);
      continue;
    }
    const ground = groundAt(ringed, Number.parseFloat(ring.outlineOffset) < 0);
    const seen = contrast(ring.outlineColor, ground);
    if (seen < least) found.push(`${seen.toFixed(2)}: ${control.outerHTML.slice(0, 120)}`);
  }
  return found;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pageKinds(defaultLanguage))
  test(`the focus ring of every control of ${path} is seen`, async ({ page }) => {
    await provideContrast(page);
    await page.goto(path);
    await hydrated(page);
    for (const width of [widths.desktop, widths.phone]) {
      await page.setViewportSize(at(width).viewport);
      // The browser shows a ring to whoever uses the keyboard.
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(unseenRings), String(width)).toEqual([]);
    }
  });
