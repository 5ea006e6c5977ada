import type { Page } from '@playwright/test';

declare global {
  /** Red, green and blue from 0 to 255, and alpha if it is not 1, of a computed color. */
  function channels(color: string): number[];
  /** The contrast of two computed colors as WCAG defines it, from 1 to 21. */
  function contrast(one: string, other: string): number;
}

/** Gives the page the functions `channels` and `contrast`. Call it before `goto`. */
export const provideContrast = (page: Page) =>
  page.addInitScript(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = globalThis.channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    globalThis.channels = (color) => (color.match(/[\d.]+/g) ?? []).map(Number);
    globalThis.contrast = (one, other) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
  });
