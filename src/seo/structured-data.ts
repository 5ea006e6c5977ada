import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  JobPosting,
  LocalBusiness,
  Service,
  Thing,
} from 'schema-dts';
import { plain } from '../lib/phrases';

/** The facts about the studio, as content/site.yaml has them. */
export interface Studio {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  readonly address: { readonly street: string; readonly city: string; readonly country: string };
  readonly social: readonly { readonly url: string }[];
}

export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** The studio by its identifier, the same on every page and in every language. */
const maker = ({ url }: Pick<Studio, 'url'>) => ({ '@id': `${url}/#studio` });

const place = ({ street, city, country }: Studio['address']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressCountry: country,
  }) as const;

/** Takes the studio; gives it as a local business. */
export function localBusiness(studio: Studio): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    ...maker(studio),
    name: studio.name,
    description: studio.description,
    url: studio.url,
    email: studio.email,
    telephone: studio.phone,
    address: place(studio.address),
    sameAs: studio.social.map(({ url }) => url),
  };
}

/** Takes a service's name and description, its page's absolute address and the studio; gives it as a service. */
export function offeredService(
  { name, description, url }: { name: string; description: string; url: string },
  studio: Studio,
): Service {
  const provider = { '@type': 'LocalBusiness', ...maker(studio), name: studio.name } as const;
  return { '@type': 'Service', name, description, url, provider };
}

/** Takes pages from the home page to this one; gives the way between them. */
export function breadcrumbs(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

interface Work {
  name: string;
  description: string;
  /** Absolute addresses: of the page, of its picture and of the study as a PDF. */
  url: string;
  image: string;
  pdf: string | undefined;
  client: string;
  language: string;
}

/** Takes a case study and the studio; gives it as a work that the studio made. */
export function caseStudyWork(work: Work, studio: Studio): CreativeWork {
  const { name, description, url, image, pdf, client, language } = work;
  const creator = { '@type': 'LocalBusiness', ...maker(studio), name: studio.name } as const;
  return {
    '@type': 'CreativeWork',
    name,
    description,
    url,
    image,
    inLanguage: language,
    about: { '@type': 'Organization', name: client },
    creator,
    ...(pdf
      ? {
          encoding: {
            '@type': 'MediaObject',
            contentUrl: pdf,
            encodingFormat: 'application/pdf',
          } as const,
        }
      : {}),
  };
}

interface Job {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tasks: readonly string[];
  readonly needs: readonly string[];
  readonly type: string;
  readonly posted: string;
  /** The fields that are stand-ins. */
  readonly sample: readonly string[] | null;
}

const employmentTypes: Partial<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/**
 * Takes open positions, the absolute address of their page and the studio; gives those that really are open: a position
 * with a stand-in for any of its facts is no offer that a search engine may list.
 */
export function jobPostings(jobs: readonly Job[], page: string, studio: Studio): JobPosting[] {
  return jobs
    .filter(({ sample }) => !sample?.length)
    .map((job) => ({
      '@type': 'JobPosting',
      title: job.title,
      description: [job.description, ...job.tasks, ...job.needs].join('\n'),
      url: `${page}#${job.slug}`,
      datePosted: job.posted,
      employmentType: employmentTypes[job.type] ?? 'OTHER',
      hiringOrganization: { '@type': 'Organization', name: studio.name, sameAs: studio.url },
      jobLocation: { '@type': 'Place', address: place(studio.address) },
    }));
}

/** Takes things; gives the JSON-LD of a page, safe inside a script element. Undefined where there is nothing to say. */
export function jsonLd(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return plain(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}
