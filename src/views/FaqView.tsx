import { ButtonLink } from '../components/Button';
import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Questions } from '../sections/support/faq/Questions';
import PlainHero from '../sections/shared/PlainHero.static';
import Ask from '../sections/shared/Ask.static';

interface Props {
  data: Queries.FaqPageQuery;
  context: { language: string; englishPath: string };
}

/** Questions and answers (spec §2, FAQ). */
export function FaqView({ data, context }: Props) {
  const t = useMessages();
  const number = numbersIn(context.language);
  return (
    <Page
      data={data}
      context={context}
      colour="marigold"
      opening={
        <PlainHero
          title={t('support:faqTitle')}
          text={t('support:faqText')}
          colour="marigold"
          motif="rays"
        />
      }
    >
      <Questions questions={data.questions.nodes} number={number} />
      <Ask
        id="more"
        title={t('support:faqMoreTitle')}
        text={t('support:faqMoreText')}
        colour="indigo"
      >
        <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
      </Ask>
    </Page>
  );
}
