import type { galleryCategories } from '../../../content/schemas/gallery';
import type { MessageKey } from '../../../i18n/messages';

export type Category = (typeof galleryCategories)[number];

/** The filters behind 'All' with their names, in the order they are shown (spec §2, Portfolio). */
export const categoryNames = {
  'logo-design': 'portfolio:category-logo-design',
  'brand-guidelines': 'portfolio:category-brand-guidelines',
  'print-design': 'portfolio:category-print-design',
  packaging: 'portfolio:category-packaging',
  merchandise: 'portfolio:category-merchandise',
  'web-design': 'portfolio:category-web-design',
  'social-media': 'portfolio:category-social-media',
  'brand-strategy': 'portfolio:category-brand-strategy',
} as const satisfies Record<Category, MessageKey>;

export const categories = Object.keys(categoryNames) as Category[];
