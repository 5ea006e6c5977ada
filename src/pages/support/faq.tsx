import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { pagePaths } from '../../i18n/page-paths';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Part } from '../../components/Part';
import { Page } from '../../layout/Page';
import ClosingBand from '../../sections/shared/ClosingBand.static';
import PlainHero from '../../sections/shared/PlainHero.static';
import { Questions } from '../../sections/support/faq/Questions';
import { headFromStrings } from '../../seo/SeoTags';

type Data = Queries.FaqPageQuery;

/** Questions and answers. */
export default function FaqPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  return (
    <Page
      data={data}
      context={context}
      color="marigold"
      firstScreen={
        <PlainHero
          title={t('support:faqTitle')}
          text={t('support:faqText')}
          note={t('common:whoAnswers')}
          color="marigold"
          motif="rays"
        />
      }
    >
      <Part>
        <Questions questions={data.questions.nodes} />
      </Part>
      <ClosingBand
        id="more"
        title={t('support:faqMoreTitle')}
        text={t('support:faqMoreText')}
        color="indigo"
      >
        <ButtonLink to={pagePaths.contact}>{t('common:contactUs')}</ButtonLink>
      </ClosingBand>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'support:faqSeoTitle',
  description: 'support:faqSeoDescription',
  kind: 'FAQPage',
  facts: ({ questions }: Data) => ({ questions: questions.nodes }),
});

export const query = graphql`
  query FaqPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    questions: allQuestion(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Question
      }
    }
  }
`;
