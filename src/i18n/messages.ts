import type account from '../../locales/en/account.json';
import type common from '../../locales/en/common.json';
import type forms from '../../locales/en/forms.json';
import type home from '../../locales/en/home.json';
import type layout from '../../locales/en/layout.json';
import type product from '../../locales/en/product.json';
import type portfolio from '../../locales/en/portfolio.json';
import type service from '../../locales/en/service.json';
import type support from '../../locales/en/support.json';

/** The namespaces of `locales/` with their keys. The English files define them. */
export interface Messages {
  account: typeof account;
  common: typeof common;
  forms: typeof forms;
  home: typeof home;
  layout: typeof layout;
  product: typeof product;
  portfolio: typeof portfolio;
  service: typeof service;
  support: typeof support;
}

/** Turns keys of plural forms ('day_one', 'day_other') into one key ('day'). `pluralForm` (translate.ts) selects the form by `count`. */
type Unforked<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;

/** Keys that content may add. The content check verifies that each has a text (`named` in a schema). */
type NameKey = `${'portfolio:category' | 'support:department' | 'support:type'}-${string}`;

/** A key with its namespace: 'layout:menu'. */
export type MessageKey =
  | NameKey
  | {
      [Namespace in keyof Messages]: `${Namespace}:${Unforked<keyof Messages[Namespace] & string>}`;
    }[keyof Messages];
