import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Takes a page, and the part of it to look at where that is not all; gives what axe finds there, each with its elements. The
 * site has no frames of others, so axe need not open a window to add up what it found in them.
 */
export async function axeFindings(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode(true);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
