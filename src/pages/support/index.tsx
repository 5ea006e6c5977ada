import { graphql, type PageProps } from 'gatsby';
import { ContactButton } from '../../components/ContactButton';
import { chatGreeting } from '../../i18n/chat-greeting';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { messengerUrl, whatsappUrl } from '../../lib/chat';
import { present } from '../../lib/present';
import ClosingBand from '../../sections/shared/ClosingBand.static';
import PlainHero from '../../sections/shared/PlainHero.static';
import Teaser from '../../sections/support/Teaser.static';
import SupportCards from '../../sections/support/SupportCards.static';
import { headFromStrings } from '../../seo/SeoTags';

type Data = Queries.SupportPageQuery;

/** The ways to get help. */
export default function SupportPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const { messenger, whatsapp } = present(data.studio, 'studio');
  const greeting = chatGreeting(whatsapp.greeting, { page: t('common:support') }, t);
  return (
    <Page
      data={data}
      context={context}
      color="sky"
      firstScreen={
        <PlainHero
          badge={t('common:supportAvailable')}
          title={t('support:indexTitle')}
          text={t('support:indexText')}
          color="sky"
          motif="wave"
        />
      }
    >
      <SupportCards />
      <Teaser questions={data.questions.nodes} />
      <ClosingBand
        id="chats"
        title={t('support:chatTitle')}
        text={t('support:chatText')}
        color="indigo"
      >
        <ContactButton
          channel="whatsapp"
          href={whatsappUrl({ ...whatsapp, greeting })}
          label={t('support:whatsappAction')}
        />
        <ContactButton
          variant="stitched"
          channel="messenger"
          href={messengerUrl(messenger)}
          label={t('support:messengerAction')}
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
