import { getLanguage, type Script } from '../../src/i18n/languages';
import { parsePath } from '../../src/i18n/paths';

/** The pages that `npm run lighthouse` measures: the kinds that differ most, and the scripts with the largest fonts. */
export const pages = [
  '/',
  '/bn',
  '/ja',
  '/services/brand-identity',
  '/portfolio/aizaan-ecommerce-rebranding',
  '/products/hotsnap',
  '/support/contact-us',
];

/** The lowest accepted scores by category, which do not depend on the machine. */
export const scores = { accessibility: 1, 'best-practices': 1, seo: 1 };

/** The highest accepted cumulative layout shift. */
export const layoutShift = 0.02;

/** How much longer than the other build in the same run a time may be, as a ratio. Smaller differences than `noiseMs` do not count. */
export const ratios = { firstPaint: 1.1, largestPaint: 1.1, blockingTime: 1.2, longestTask: 1.2 };
export const noiseMs = 50;

/** The most bytes that a page may transfer, by Lighthouse's resource type. */
const bytes = {
  // The sign on the home page costs 1.5 kB of scripts, and 0.5 kB of HTML in Hindi.
  document: 29_500,
  script: 149_000,
  font: 28_000,
  image: 120_000,
  'third-party': 0,
};

/** Scripts with more letters have larger fonts (docs/decisions/0004-fonts.md). */
const fonts: Record<Script, number> = {
  latin: bytes.font,
  bengali: 66_000,
  devanagari: 66_000,
  korean: 60_000,
  japanese: 110_000,
};

/** Returns the limits of a page, such as `/bn/services`. */
export function byteLimits(path: string): Record<keyof typeof bytes, number> {
  return { ...bytes, font: fonts[getLanguage(parsePath(path).language).script] };
}

/**
 * Returns how many elements of a page a browser may have to lay out. Those of closed menus and dialogs cost nothing.
 * @public
 */
export const elementLimit = (path: string): number => (parsePath(path).path === '/' ? 900 : 750);
