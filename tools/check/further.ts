import type { Fault } from '../../src/content/faults';
import type { Site } from '../../src/content/load-site';
import { siteTexts } from '../../src/content/texts';
import { drawingFaults } from './drawings';
import { factFaults } from './facts';
import { letterFaults } from './letters';

/**
 * Takes the content folder and what was read of the site; gives the faults that reading cannot see: letters that no font has,
 * drawings that do not fit, figures that contradict each other.
 */
export async function furtherFaults(root: string, site: Site): Promise<Fault[]> {
  const texts = siteTexts(site.sources);
  return [
    ...(await letterFaults(site)),
    // A drawing that is missing has a fault already.
    ...(site.faults.length === 0
      ? await drawingFaults(root, site.content, site.sources.content)
      : []),
    ...factFaults(site.content, texts),
  ];
}
