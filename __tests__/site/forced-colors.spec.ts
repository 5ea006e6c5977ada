import { sign } from './helpers/content';
import { allPages } from './helpers/pages';
import { at, expect, hydrated, test, widths } from './helpers/test';

/* High contrast on Windows: the browser chooses the colors and removes backgrounds. */

const schemes = ['dark', 'light'] as const;

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
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'forced-color-adjust: none; background: Canvas';
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const isOpaque = (color: string) => (channels(color)[3] ?? 1) === 1;
  const groundOf = (element: Element | null): string => {
    if (!element) return canvas;
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const hasEdge = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const looks = getComputedStyle(element, pseudo);
      return (
        looks.content !== 'none' &&
        looks.borderTopStyle !== 'none' &&
        Number.parseFloat(looks.borderTopWidth) >= 1 &&
        contrast(looks.borderTopColor, groundOf(element.parentElement)) >= least
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
      if (contrast(color, groundOf(line.closest('svg'))) < least) found.push(`icon: ${name}`);
    }
    const stands = 'hasEdge' in control.dataset;
    const differs = contrast(ground, groundOf(control.parentElement)) >= least;
    if (stands && !differs && !hasEdge(control)) found.push(`edge: ${name}`);
    // A drawing as a background keeps the colors of the site.
    const { backgroundImage, forcedColorAdjust } = getComputedStyle(control);
    if (backgroundImage.includes('url(') && forcedColorAdjust !== 'none')
      found.push(`drawing: ${name}`);
  }
  return found;
}

for (const { path } of allPages)
  test(`every control of ${path} is seen in forced colors`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await hydrated(page);
    for (const width of [widths.desktop, widths.phone]) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(at(width).viewport);
      await page.evaluate(markControls);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
        expect.soft(await page.evaluate(unseenControls), `${colorScheme} ${width}`).toEqual([]);
      }
    }
  });

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
