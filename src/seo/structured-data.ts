import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  JobPosting,
  Offer,
  ProfessionalService,
  Question,
  Service,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { anchorOf } from '../lib/anchor';
import { plain } from '../lib/phrases';

/** The facts about the studio from content/site.yaml. */
export type Studio = Pick<
  NonNullable<Queries.ShellFragment['studio']>,
  'name' | 'url' | 'description' | 'email' | 'phone' | 'address' | 'social'
>;

export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** A reference to the studio. The `@id` is the same on every page and in every language. */
const studioId = ({ url }: Pick<Studio, 'url'>) => ({ '@id': `${url}/#studio` });

const postalAddress = ({ street, city, country }: Studio['address']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressCountry: country,
  }) as const;

/** The studio as the maker of something. Search engines require the address of a business. */
const studioAsMaker = (studio: Studio) =>
  ({
    '@type': 'ProfessionalService',
    ...studioId(studio),
    name: studio.name,
    url: studio.url,
    telephone: studio.phone,
    address: postalAddress(studio.address),
  }) as const;

/** The site. The `@id` is the same on every page and in every language. */
const siteOf = ({ name, url }: Pick<Studio, 'name' | 'url'>) =>
  ({ '@type': 'WebSite', '@id': `${url}/#website`, name, url }) as const;

/** Returns the studio as a local business, with its contact details. */
export function localBusiness(studio: Studio): ProfessionalService {
  return {
    ...studioAsMaker(studio),
    description: studio.description,
    logo: `${studio.url}/icon-512.png`,
    image: `${studio.url}/icon-512.png`,
    email: studio.email,
    sameAs: studio.social.map(({ url }) => url),
  };
}

export function webSite(studio: Studio, languages: readonly string[]): WebSite {
  return {
    ...siteOf(studio),
    description: studio.description,
    inLanguage: languages,
    publisher: studioId(studio),
  };
}

/** The schema.org types of the pages. */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';

interface PageFacts {
  kind: PageKind;
  name: string;
  description: string;
  /** Absolute address. */
  url: string;
  language: string;
  questions?: readonly Asked[];
}

export interface Asked {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Returns the page as a part of its site. */
export function webPage(page: PageFacts, studio: Pick<Studio, 'name' | 'url'>): WebPage {
  const { kind, name, description, url, language, questions } = page;
  return {
    '@type': kind,
    '@id': `${url}#page`,
    name,
    description,
    url,
    inLanguage: language,
    isPartOf: siteOf(studio),
    // The structured data of these pages also contains the studio itself (`localBusiness`).
    ...(kind === 'AboutPage' || kind === 'ContactPage' ? { about: studioId(studio) } : {}),
    ...(questions ? { mainEntity: questions.map(asked) } : {}),
  };
}

const asked = ({ question, answer }: Asked): Question => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
});

interface OfferedService {
  name: string;
  description: string;
  url: string;
  /** The packages. They have no prices, because the price is part of a proposal. */
  packages?:
    | {
        readonly title: string;
        readonly items: readonly { readonly name: string; readonly text: string }[];
      }
    | undefined;
}

/** Returns a service with its packages. */
export function offeredService(
  { name, description, url, packages }: OfferedService,
  studio: Studio,
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: studioAsMaker(studio),
    ...(packages
      ? {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: packages.title,
            itemListElement: packages.items.map((item): Offer => ({
              '@type': 'Offer',
              name: item.name,
              description: item.text,
              url: `${url}#packages`,
            })),
          } as const,
        }
      : {}),
  };
}

interface Product {
  name: string;
  description: string;
  /** Absolute addresses of the page and of its picture. */
  url: string;
  image: string;
  plans: readonly {
    readonly name: string;
    readonly text: string;
    /** US dollars, or null for a price on request. */
    readonly price: number | null;
    readonly per: string | null;
  }[];
}

/** UN/CEFACT codes of the units that a price is for. */
const units: Partial<Record<string, string>> = { month: 'MON', image: 'C62' };

/**
 * Returns a product of the studio with its plans. Plans with a price on request are left out, because an offer of software needs a price.
 * The rating is left out, because search engines require the number of ratings, which the site does not have.
 */
export function softwareApplication(product: Product, studio: Studio): SoftwareApplication {
  const { name, description, url, image, plans } = product;
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url,
    image,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    publisher: studioAsMaker(studio),
    offers: plans.flatMap(({ name, text, price, per }): Offer[] =>
      price === null
        ? []
        : [
            {
              '@type': 'Offer',
              name,
              description: text,
              url: `${url}#plans`,
              ...priced(price, per),
            },
          ],
    ),
  };
}

function priced(price: number, per: string | null) {
  const unitCode = units[per ?? ''];
  const money = { price, priceCurrency: 'USD' };
  return {
    ...money,
    ...(unitCode
      ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...money, unitCode } as const }
      : {}),
  };
}

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
  /** Absolute addresses of the page, its pictures and its PDF. */
  url: string;
  pictures: readonly { url: string; caption?: string }[];
  pdf: string | undefined;
  client: string;
  language: string;
}

/** Returns a case study as a work of the studio. */
export function caseStudyWork(work: Work, studio: Studio): CreativeWork {
  const { name, description, url, pictures, pdf, client, language } = work;
  return {
    '@type': 'CreativeWork',
    name,
    description,
    url,
    image: pictures.map(
      (picture) =>
        ({
          '@type': 'ImageObject',
          contentUrl: picture.url,
          ...(picture.caption ? { caption: picture.caption } : {}),
        }) as const,
    ),
    inLanguage: language,
    about: { '@type': 'Organization', name: client },
    creator: studioAsMaker(studio),
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
  /** `also`: at the studio or elsewhere. `only`: always elsewhere. Null: at the studio. */
  readonly remote: 'also' | 'only' | null;
  readonly posted: string;
  /** The fields with sample content. */
  readonly sample: readonly string[] | null;
}

const employmentTypes: Partial<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** Returns the open positions, without those that have sample content: search engines must not list invented jobs. */
export function jobPostings(jobs: readonly Job[], page: string, studio: Studio): JobPosting[] {
  return jobs
    .filter(({ sample }) => !sample?.length)
    .map((job) => ({
      '@type': 'JobPosting',
      title: job.title,
      description: [job.description, ...job.tasks, ...job.needs].join('\n'),
      url: `${page}#${anchorOf('job', job.slug)}`,
      datePosted: job.posted,
      employmentType: employmentTypes[job.type] ?? 'OTHER',
      hiringOrganization: { '@type': 'Organization', name: studio.name, sameAs: studio.url },
      ...whereDone(job, studio),
    }));
}

function whereDone({ remote }: Job, { address }: Studio) {
  const jobLocation = { '@type': 'Place', address: postalAddress(address) } as const;
  if (!remote) return { jobLocation };
  const away = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: address.country },
  } as const;
  return remote === 'only' ? away : { jobLocation, ...away };
}

/**
 * Returns JSON-LD that is safe in a script element, or undefined if the list is empty. `&` is escaped too, because Gatsby decodes entities
 * in the scripts of a `Head`.
 */
export function jsonLd(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return plain(JSON.stringify(graph)).replaceAll(/[<>&\u2028\u2029]/g, asEscape);
}

const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
