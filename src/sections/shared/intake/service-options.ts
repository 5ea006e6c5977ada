import { toOptions, type Option } from '../../../forms/SelectField';

/** A package of a service, as an option of the form. */
export interface TierOption extends Option {
  /** The value in the query: `?package=pro`. */
  slug: string;
}

type Tiers = readonly { readonly slug: string; readonly name: string }[];

/** Returns the packages of a service to pick from, from those in the page's language and in English. */
export const tierOptions = (
  tiers: Tiers = [],
  englishTiers: readonly { readonly name: string }[] = [],
): TierOption[] =>
  toOptions(
    tiers.map(({ name }) => name),
    englishTiers.map(({ name }) => name),
  ).map((option, index) => ({ ...option, slug: tiers[index]?.slug ?? '' }));
