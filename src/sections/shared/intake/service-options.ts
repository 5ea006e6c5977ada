import { toOptions, type Option } from '../../../forms/SelectField';

/** A package of a service, as an option of the form. */
export interface PackageOption extends Option {
  /** The value in the query: `?package=pro`. */
  slug: string;
}

type Packages = readonly { readonly slug: string; readonly name: string }[];

/** Returns the packages of a service to pick from, from those in the page's language and in English. */
export const packageOptions = (
  packages: Packages = [],
  englishPackages: readonly { readonly name: string }[] = [],
): PackageOption[] =>
  toOptions(
    packages.map(({ name }) => name),
    englishPackages.map(({ name }) => name),
  ).map((option, index) => ({ ...option, slug: packages[index]?.slug ?? '' }));
