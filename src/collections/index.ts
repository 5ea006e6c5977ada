import type { z } from 'zod';
import { benefits } from './benefits';
import { faq } from './faq';
import { gallery } from './gallery';
import { industries } from './industries';
import { jobs } from './jobs';
import { legal } from './legal';
import { packages } from './packages';
import { partners } from './partners';
import { portfolio } from './portfolio';
import { process } from './process';
import { products } from './products';
import { services } from './services';
import { sign } from './sign';
import { site } from './site';
import { testimonials } from './testimonials';
import { works } from './works';

/**
 * Every kind of content by its folder in `content/`. The header, the footer and the editor have this order. The pictures of
 * `content/site.yaml` are in `content/studio/`.
 */
export const collections = {
  site,
  services,
  packages,
  portfolio,
  gallery,
  benefits,
  faq,
  industries,
  jobs,
  legal,
  partners,
  process,
  products,
  sign,
  testimonials,
  works,
} as const;

export type CollectionName = keyof typeof collections;

/** The English entry of a collection, as in its file. */
export type Entry<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

export const collectionNames = Object.keys(collections) as CollectionName[];
