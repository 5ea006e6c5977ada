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
const studioId = ({ url }: Pick<Studio, 'url'>) => ({ '@id': `${url}/#studio` });

const place = ({ street, city, country }: Studio['address']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressCountry: country,
  }) as const;

/** The studio where something else names it as its maker: with an address too, as search engines take no business without. */
const studioAsMaker = (studio: Studio) =>
  ({
    '@type': 'ProfessionalService',
    ...studioId(studio),
    name: studio.name,
    url: studio.url,
    telephone: studio.phone,
    address: place(studio.address),
  }) as const;

/** The site by its identifier, the same on every page and in every language. */
const siteOf = ({ name, url }: Pick<Studio, 'name' | 'url'>) =>
  ({ '@type': 'WebSite', '@id': `${url}/#website`, name, url }) as const;

/** Returns the studio as a local business that one can reach. */
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

/** Returns the site. */
export function webSite(studio: Studio, languages: readonly string[]): WebSite {
  return {
    ...siteOf(studio),
    description: studio.description,
    inLanguage: languages,
    publisher: studioId(studio),
  };
}

/** What kinds of pages there are; each is what schema.org calls it. */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';

interface PageFacts {
  kind: PageKind;
  name: string;
  description: string;
  /** Absolute address. */
  url: string;
  language: string;
  /** What is asked and answered on it. */
  questions?: readonly { readonly question: string; readonly answer: readonly string[] }[];
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
    // Beside it such a page tells all of the studio.
    ...(kind === 'AboutPage' || kind === 'ContactPage' ? { about: studioId(studio) } : {}),
    ...(questions ? { mainEntity: questions.map(asked) } : {}),
  };
}

const asked = ({
  question,
  answer,
}: {
  question: string;
  answer: readonly string[];
}): Question => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
});

interface OfferedService {
  name: string;
  description: string;
  url: string;
  /** Its tiers, if it has any; what one costs is said in a proposal, so none has a price. */
  tiers?:
    | {
        readonly title: string;
        readonly items: readonly { readonly name: string; readonly text: string }[];
      }
    | undefined;
}

/** Returns a service with its tiers. */
export function offeredService(
  { name, description, url, tiers }: OfferedService,
  studio: Studio,
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: studioAsMaker(studio),
    ...(tiers
      ? {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: tiers.title,
            itemListElement: tiers.items.map((item): Offer => ({
              '@type': 'Offer',
              name: item.name,
              description: item.text,
              url: `${url}#tiers`,
            })),
          } as const,
        }
      : {}),
  };
}

interface Tool {
  name: string;
  description: string;
  /** Absolute addresses: of the page and of its picture. */
  url: string;
  image: string;
  plans: readonly {
    readonly name: string;
    readonly text: string;
    /** US dollars; nothing for a price on request. */
    readonly price: number | null;
    readonly per: string | null;
  }[];
}

/** UN/CEFACT codes of what a price is for. */
const units: Partial<Record<string, string>> = { month: 'MON', image: 'C62' };

/**
 * Returns the tool of the studio as software with its plans, but for those with a price on request: an offer of software is one with a
 * price. Ratings stay out: search engines want to know how many rated, and the site does not say it.
 */
export function softwareTool(tool: Tool, studio: Studio): SoftwareApplication {
  const { name, description, url, image, plans } = tool;
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

/** Returns the breadcrumbs of a page. */
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
  /** Absolute addresses: of the page, of its pictures and of the study as a PDF. */
  url: string;
  pictures: readonly { url: string; caption?: string }[];
  pdf: string | undefined;
  client: string;
  language: string;
}

/** Returns the case study as a work that the studio made. */
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
  /** Where it is not done at the studio alone. */
  readonly remote: 'also' | 'only' | null;
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
 * Returns the positions that really are open: a position with a stand-in for any of its facts is no offer that a search engine may list.
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
      ...whereDone(job, studio),
    }));
}

function whereDone({ remote }: Job, { address }: Studio) {
  const jobLocation = { '@type': 'Place', address: place(address) } as const;
  if (!remote) return { jobLocation };
  const away = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: address.country },
  } as const;
  return remote === 'only' ? away : { jobLocation, ...away };
}

/** Returns the JSON-LD of a page, safe inside a script element. Undefined where there is nothing to say. */
export function jsonLd(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return plain(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}
