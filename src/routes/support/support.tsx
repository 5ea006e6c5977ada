import { graphql, type PageProps } from 'gatsby';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { present } from '../../lib/present';
import ClosingBand from '../shared/ClosingBand.static';
import PlainHero from '../shared/PlainHero.static';
import { ChatButtons } from './ChatButtons';
import Teaser from './Teaser.static';
import type { SupportCard } from './SupportCards.static';
import SupportCards from './SupportCards.static';
import { headFromStrings } from '../../seo/SeoTags';

type Data = Queries.SupportPageQuery;

/** The ways to get help. */
export default function SupportPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const ways: SupportCard[] = [
    {
      to: '/support/contact-us',
      name: t('common:contactUs'),
      text: t('support:contactCardText'),
      color: 'vermilion',
      motif: 'medallion',
    },
    {
      to: '/support/faq',
      name: t('common:faq'),
      text: t('support:faqCardText'),
      color: 'marigold',
    },
    {
      to: '/support/about-us',
      name: t('common:aboutUs'),
      text: t('support:aboutCardText'),
      color: 'rose',
    },
    { to: '/career', name: t('layout:careers'), text: t('support:careerCardText'), color: 'leaf' },
  ];
  return (
    <Page
      data={data}
      context={context}
      color="sky"
      firstScreen={
        <PlainHero
          title={t('support:indexTitle')}
          text={t('support:indexText')}
          color="sky"
          motif="wave"
        />
      }
    >
      <SupportCards title={t('support:waysTitle')} cards={ways} />
      <Teaser questions={data.questions.nodes} />
      <ClosingBand
        id="chats"
        title={t('support:chatTitle')}
        text={t('support:chatText')}
        color="indigo"
      >
        <ChatButtons
          studio={present(data.studio, 'studio')}
          topic={{ page: t('common:support') }}
        />
      </ClosingBand>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'support:indexSeoTitle',
  description: 'support:indexSeoDescription',
});

export const query = graphql`
  query SupportPage($language: String!) {
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
