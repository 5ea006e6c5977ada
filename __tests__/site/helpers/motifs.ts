import type { Page } from '@playwright/test';

/** The distinct addresses of a page's motifs. */
export const motifAddresses = (page: Page) =>
  page
    .locator('.motif')
    .evaluateAll((motifs) => [
      ...new Set(
        motifs.map(
          (motif) =>
            motif.getAttribute('src') ?? motif.querySelector('use')?.getAttribute('href') ?? '',
        ),
      ),
    ]);

/** The number of broken motifs: pictures that did not load, and broken references. */
export const missingMotifs = (page: Page) =>
  page.locator('.motif').evaluateAll(
    (motifs) =>
      motifs.filter((motif) => {
        const width =
          motif instanceof HTMLImageElement
            ? motif.naturalWidth
            : (motif.querySelector('use')?.getBBox().width ?? 0);
        return motif.checkVisibility() && !(width > 0);
      }).length,
  );
