import type { z } from 'zod';
import { benefits } from './benefits';
import { faq } from './faq';
import { gallery } from './gallery';
import { industries } from './industries';
import { jobs } from './jobs';
import { legal } from './legal';
import { partners } from './partners';
import { portfolio } from './portfolio';
import { process } from './process';
import { products } from './products';
import { services } from './services';
import { sign } from './sign';
import { site } from './site';
import { testimonials } from './testimonials';
import { tiers } from './tiers';
import { works } from './works';

/**
 * Every folder of `content/` and the schema of its entries; `site` and `sign` are single files. The pictures of
 * `content/site.yaml` are in `content/studio/`. Each schema names its GraphQL
 * type: an entry of `portfolio` is a `Study`, of `faq` a `Question`.
 */
export const collections = {
  benefits,
  faq,
  gallery,
  industries,
  jobs,
  legal,
  partners,
  portfolio,
  process,
  products,
  services,
  sign,
  site,
  testimonials,
  tiers,
  works,
} as const;

export type CollectionName = keyof typeof collections;

/** The English entry of a collection, as in its file. */
export type Entry<Name extends CollectionName> = z.infer<(typeof collections)[Name]>;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The collections that are one file at the top of `content/` instead of a folder. */
export const singles: readonly CollectionName[] = ['sign', 'site'];
