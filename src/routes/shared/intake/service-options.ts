import { toOptions, type Option } from '../../../forms/SelectField';

type Services = Pick<Queries.IntakeFragment, 'allService' | 'englishServices'>;

/** Returns the services to pick from. */
export function serviceOptions({ allService, englishServices }: Services): Option[] {
  return toOptions(
    allService.nodes.map(({ title }) => title),
    englishServices.nodes.map(({ title }) => title),
  );
}

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

/** Returns the English name of a service for the message, or ''. */
export function englishTitle(data: Services, slug: string | undefined): string {
  const index = data.allService.nodes.findIndex((node) => node.slug === slug);
  return serviceOptions(data)[index]?.value ?? '';
}
