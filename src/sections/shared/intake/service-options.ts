import { toOptions, type Option } from '../../../forms/SelectField';

type Services = Pick<Queries.IntakeFragment, 'allService' | 'englishServices'>;

/** Gives the services to pick from. */
export function serviceOptions({ allService, englishServices }: Services): Option[] {
  return toOptions(
    allService.nodes.map(({ title }) => title),
    englishServices.nodes.map(({ title }) => title),
  );
}

type Names = readonly { readonly name: string }[];

/** Takes the packages of a service in the page's language and in English; gives them to pick from. */
export const tierOptions = (tiers: Names = [], englishTiers: Names = []): Option[] =>
  toOptions(
    tiers.map(({ name }) => name),
    englishTiers.map(({ name }) => name),
  );

/** Takes the slug of a service; gives how a message names it, or '' where there is no such service. */
export function englishTitle(data: Services, slug: string | undefined): string {
  const place = data.allService.nodes.findIndex((node) => node.slug === slug);
  return serviceOptions(data)[place]?.value ?? '';
}
