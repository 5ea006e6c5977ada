import { graphql, type PageProps } from 'gatsby';
import { ButtonAnchor } from '../components/Button';
import type { PageContext } from '../i18n/page-context';
import { localizedUrl } from '../i18n/paths';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { mailtoUrl } from '../lib/chat';
import { present } from '../lib/present';
import Jobs from '../sections/career/Jobs.static';
import ClosingBand from '../sections/shared/ClosingBand.static';
import PlainHero from '../sections/shared/PlainHero.static';
import { headFromStrings } from '../seo/SeoTags';
import { jobPostings } from '../seo/structured-data';

type Data = Queries.CareerPageQuery;

/** The open positions. */
export default function CareerPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const { email } = present(data.studio, 'studio');
  return (
    <Page
      data={data}
      context={context}
      color="leaf"
      firstScreen={
        <PlainHero
          title={t('support:careerTitle')}
          text={t('support:careerText')}
          color="leaf"
          motif="diamonds"
        />
      }
    >
      <Jobs jobs={data.jobs.nodes} email={email} />
      <ClosingBand
        id="other"
        title={t('support:careerOtherTitle')}
        text={t('support:careerOtherText')}
        color="rose"
      >
        <ButtonAnchor href={mailtoUrl(email, t('support:careerOtherSubject'))}>
          {t('support:writeToUs')}
        </ButtonAnchor>
      </ClosingBand>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'support:careerSeoTitle',
  description: 'support:careerSeoDescription',
  facts: (data: Data, { i18n, language }) => {
    const studio = present(data.studio, 'studio');
    const page = localizedUrl(i18n.originalPath, language, studio.url);
    return { things: jobPostings(data.jobs.nodes, page, studio) };
  },
});

export const query = graphql`
  query CareerPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    jobs: allJob(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...JobCard
        remote
        posted
        sample
      }
    }
  }
`;
