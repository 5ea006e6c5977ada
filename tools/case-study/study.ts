import type { Content, LoadedEntry } from '../../src/content/load';
import type { Locales, Messages } from '../../src/content/locales';
import type { LanguageCode } from '../../src/i18n/languages';
import type { MessageKey } from '../../src/i18n/messages';
import { numbersIn } from '../../src/i18n/numbers';
import { localizedUrl } from '../../src/i18n/paths';
import { mailtoUrl, whatsappUrl } from '../../src/lib/chat';
import type { MotifName } from '../../src/motif';
import type { ClothColour } from '../../src/theme/recipes/cloth';
import { entryPath } from '../../src/gatsby/pages';

export interface Picture {
  /** Path in the content folder. */
  file: string;
  alt: string;
}

/** A heading and the paragraphs or points under it. */
export interface Part {
  title: string;
  texts: readonly string[];
}

/** The pictures of one category. */
export interface Chapter {
  title: string;
  pictures: readonly (Picture & { title: string })[];
}

/** All that the document says, in one language; the layout adds no word of its own. */
export interface CaseStudy {
  language: LanguageCode;
  title: string;
  description: string;
  studio: string;
  text: string;
  colour: ClothColour;
  motif: MotifName;
  logo: Picture;
  cover: Picture;
  overview: string;
  introduction: Part;
  services: Part;
  goals: Part;
  problems: Part;
  challenges: Part;
  responsibilities: Part;
  scope: { title: string; figures: readonly { figure: string; label: string }[] };
  gallery: { title: string; chapters: readonly Chapter[] };
  impact: { title: string; text: string; href: string };
  contact: {
    title: string;
    text: string;
    links: readonly { label: string; text: string; href: string }[];
  };
}

/**
 * Takes the site's content and strings, a written case study and a language; gives what its document says: the same words,
 * figures and pictures as its page. Throws where the study is not written or the site has no facts about the studio.
 */
export function caseStudy(
  content: Content,
  locales: Locales,
  entry: LoadedEntry<'portfolio'>,
  language: LanguageCode,
): CaseStudy {
  const words = entry.languages[language];
  const { study } = words;
  const site = content.site[0]?.languages[language];
  if (!study || !site) throw new Error(`${entry.file} has no study, or content/site.yaml is gone`);
  const t = (key: MessageKey) => {
    const [namespace = '', name = ''] = key.split(':');
    return (locales[language][namespace]?.[name] ?? key).replaceAll('{{studioName}}', site.name);
  };
  const number = numbersIn(language);
  const path = entryPath('portfolio', entry.slug) ?? '/';
  const part = (
    name: 'introduction' | 'goals' | 'problems' | 'challenges' | 'responsibilities',
  ) => ({
    title: t(`portfolio:${name}`),
    texts: study[name],
  });
  return {
    language,
    title: words.title,
    description: words.seo.description,
    studio: site.name,
    text: words.text,
    colour: words.colour,
    motif: words.motif,
    logo: { file: words.logo.src, alt: words.logo.alt },
    cover: { file: words.cover.src, alt: words.cover.alt },
    overview: t('portfolio:overviewTitle'),
    introduction: part('introduction'),
    services: {
      title: t('portfolio:ourPart'),
      texts: words.services.map((slug) => serviceTitle(content, slug, locales[language]['common'])),
    },
    goals: part('goals'),
    problems: part('problems'),
    challenges: part('challenges'),
    responsibilities: part('responsibilities'),
    scope: {
      title: t('portfolio:scopeTitle'),
      figures: study.stats.map(({ value, suffix = '', label }) => ({
        figure: `${number(value)}${suffix}`,
        label,
      })),
    },
    gallery: {
      title: t('portfolio:galleryTitle'),
      chapters: chapters(content, entry, language, t),
    },
    impact: {
      title: t('portfolio:impactTitle'),
      text: t('portfolio:impactText'),
      href: localizedUrl(path, language, site.url),
    },
    contact: {
      title: t('support:contactTitle'),
      text: t('support:contactText'),
      links: [
        {
          label: t('layout:whatsappName'),
          text: site.phone.endsWith(site.whatsapp.number) ? site.phone : `+${site.whatsapp.number}`,
          href: whatsappUrl({ number: site.whatsapp.number, greeting: site.whatsapp.greeting }),
        },
        {
          label: t('support:emailName'),
          text: site.email,
          href: mailtoUrl(site.email, words.title),
        },
        {
          label: site.name,
          text: new URL(site.url).host,
          href: localizedUrl('/', language, site.url),
        },
      ],
    },
  };
}

function serviceTitle(content: Content, slug: string, common: Messages = {}): string {
  const service = content.services.find((candidate) => candidate.slug === slug);
  return common[service?.languages.en.key ?? ''] ?? slug;
}

/** The gallery's pictures by category, categories in the order of their first picture. */
function chapters(
  content: Content,
  { slug }: LoadedEntry<'portfolio'>,
  language: LanguageCode,
  t: (key: MessageKey) => string,
): Chapter[] {
  const gallery = content.gallery.find(({ languages }) => languages.en.study === slug);
  const images = gallery?.languages[language].images ?? [];
  return [...new Set(images.map(({ category }) => category))].map((category) => ({
    title: t(`portfolio:category-${category}`),
    pictures: images
      .filter((image) => image.category === category)
      .map(({ title, image }) => ({ title, file: image.src, alt: image.alt })),
  }));
}
