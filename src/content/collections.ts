import type { z } from 'zod';
import { benefits } from './schemas/benefits';
import { faq } from './schemas/faq';
import { gallery } from './schemas/gallery';
import { industries } from './schemas/industries';
import { jobs } from './schemas/jobs';
import { legal } from './schemas/legal';
import { partners } from './schemas/partners';
import { portfolio } from './schemas/portfolio';
import { process } from './schemas/process';
import { products } from './schemas/products';
import { services } from './schemas/services';
import { sign } from './schemas/sign';
import { site } from './schemas/site';
import { testimonials } from './schemas/testimonials';
import { tiers } from './schemas/tiers';
import { works } from './schemas/works';

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
