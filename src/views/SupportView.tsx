import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { ChatButtons } from '../sections/support/ChatButtons';
import type { Way } from '../sections/support/Ways.static';
import PlainHero from '../sections/shared/PlainHero.static';
import Ways from '../sections/support/Ways.static';
import Teaser from '../sections/support/Teaser.static';
import Ask from '../sections/shared/Ask.static';

interface Props {
  data: Queries.SupportPageQuery;
  context: { language: string; englishPath: string };
}

/** The ways to get help (decisions, Routes). */
export function SupportView({ data, context }: Props) {
  const t = useMessages();
  const ways: Way[] = [
    {
      to: '/support/contact-us',
      name: t('common:contactUs'),
      text: t('support:contactCardText'),
      colour: 'vermilion',
      motif: 'medallion',
    },
    {
      to: '/support/faq',
      name: t('common:faq'),
      text: t('support:faqCardText'),
      colour: 'marigold',
    },
    {
      to: '/support/about-us',
      name: t('common:aboutUs'),
      text: t('support:aboutCardText'),
      colour: 'rose',
    },
    { to: '/career', name: t('layout:careers'), text: t('support:careerCardText'), colour: 'leaf' },
  ];
  return (
    <Page
      data={data}
      context={context}
      colour="sky"
      opening={
        <PlainHero
          title={t('support:indexTitle')}
          text={t('support:indexText')}
          colour="sky"
          motif="wave"
        />
      }
    >
      <Ways title={t('support:waysTitle')} ways={ways} />
      <Teaser questions={data.questions.nodes} />
      <Ask id="chats" title={t('support:chatTitle')} text={t('support:chatText')} colour="indigo">
        <ChatButtons
          studio={present(data.studio, 'studio')}
          topic={{ page: t('common:support') }}
        />
      </Ask>
    </Page>
  );
}
