import { defaultLanguage } from '../../src/i18n/languages';
import { sign } from './helpers/content';
import { provideContrast } from './helpers/contrast';
import { allPages, pageKinds } from './helpers/pages';
import { at, expect, hydrated, test, widths } from './helpers/test';

/* High contrast on Windows: the browser chooses the colors and removes backgrounds. */

const schemes = ['dark', 'light'] as const;
const softly = expect.configure({ soft: true, timeout: 5000 });

/** Opens all menus, folded texts and dialogs at once, where their controls can be measured. Runs in the page. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const dialog of document.querySelectorAll('dialog')) dialog.show();
}

/** Marks, with the colors of the site, what looks like a control because of a ground or an edge of its own. Runs in the page. */
function markControls(): void {
  const controls = 'a, button, summary, select, textarea, input:not([type=radio], [type=range])';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const looks = getComputedStyle(control);
    const hasGround = !/, 0\)$|transparent/.test(looks.backgroundColor);
    const hasEdge = Number.parseFloat(looks.borderTopWidth) > 0;
    const isStitched = getComputedStyle(control, '::before').maskImage.includes('gradient');
    if (hasGround || hasEdge || isStitched) control.dataset['hasEdge'] = '';
  }
}

/** Returns the controls that are hardly seen. Runs in the page. */
function unseenControls(): string[] {
  const least = 3;
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'forced-color-adjust: none; background: Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  // The system's highlight may be translucent.
  const groundOf = (element: Element | null): string => {
    if (!element) return canvas;
    const own = channels(getComputedStyle(element).backgroundColor);
    const alpha = own[3] ?? 1;
    if (alpha === 1) return `rgb(${own.join()})`;
    const below = channels(groundOf(element.parentElement));
    const mixed = below.map((value, at) => value + ((own[at] ?? 0) - value) * alpha);
    return `rgb(${mixed.slice(0, 3).join()})`;
  };
  const differs = (color: string, element: Element) =>
    contrast(color, groundOf(element.parentElement)) >= least;
  const hasEdge = (element: Element) =>
    // The browser draws its own controls.
    getComputedStyle(element).appearance === 'auto' ||
    [undefined, '::before', '::after'].some((pseudo) => {
      const looks = getComputedStyle(element, pseudo);
      if (looks.content === 'none') return false;
      if (looks.maskImage.includes('gradient')) return differs(looks.backgroundColor, element);
      return (
        looks.borderTopStyle !== 'none' &&
        Number.parseFloat(looks.borderTopWidth) >= 1 &&
        differs(looks.borderTopColor, element)
      );
    });

  const found: string[] = [];
  const controls = 'a, button, summary, select, textarea, input:not([type=radio], [type=range])';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const name = control.outerHTML.slice(0, 120);
    const ground = groundOf(control);
    // What is disabled need not be seen.
    if (control.getAttribute('aria-disabled') === 'true') continue;
    if (contrast(getComputedStyle(control).color, ground) < least) found.push(`text: ${name}`);
    for (const line of control.querySelectorAll('svg:not(.motif) path, svg:not(.motif) circle')) {
      const { stroke, fill } = getComputedStyle(line);
      const color = stroke === 'none' ? fill : stroke;
      if (contrast(color, groundOf(line.closest('svg'))) < least)
        found.push(`icon: ${color} ${name}`);
    }
    const stands = 'hasEdge' in control.dataset;
    if (stands && !differs(ground, control) && !hasEdge(control)) found.push(`edge: ${name}`);
    // A drawing as a background keeps the colors of the site.
    const { backgroundImage, forcedColorAdjust } = getComputedStyle(control);
    if (backgroundImage.includes('url(') && forcedColorAdjust !== 'none')
      found.push(`drawing: ${name}`);
  }
  return found;
}

const kinds = pageKinds(defaultLanguage);

for (const { path } of allPages) {
  const tag = kinds.includes(path) ? [] : ['@long'];
  test(`every control of ${path} is seen in forced colors`, { tag }, async ({ page }) => {
    test.slow();
    await provideContrast(page);
    await page.goto(path);
    await hydrated(page);
    for (const width of [widths.desktop, widths.phone]) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(at(width).viewport);
      await page.evaluate(openAll);
      await page.evaluate(markControls);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
        // Colors change in a transition.
        await softly
          .poll(() => page.evaluate(unseenControls), `${colorScheme} ${width}`)
          .toEqual([]);
      }
    }
  });
}

for (const colorScheme of schemes) {
  test(`forced colors (${colorScheme}) show what is chosen, and the colors of a sign`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(`/services/${sign().service}`);
    await hydrated(page);
    const grounds = (selector: string) =>
      page
        .locator(`#your-name ${selector}`)
        .evaluateAll((found) => found.map((one) => getComputedStyle(one).backgroundColor));
    const [chosen, ...others] = await grounds('[name=color] + *');
    expect(others).not.toContain(chosen);
    const swatches = await grounds('[name=color] + * > :first-child');
    expect(new Set(swatches).size).toBe(sign().colors.length);
  });
}
