import { ButtonAnchor } from '../components/Button';
import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { mailtoUrl } from '../lib/chat';
import { present } from '../lib/present';
import { Jobs } from '../sections/career/Jobs';
import PlainHero from '../sections/shared/PlainHero.static';
import Ask from '../sections/shared/Ask.static';

interface Props {
  data: Queries.CareerPageQuery;
  context: { language: string; englishPath: string };
}

/** The open positions (spec §2, Careers). */
export function CareerView({ data, context }: Props) {
  const t = useMessages();
  const { email } = present(data.studio, 'studio');
  const number = numbersIn(context.language);
  return (
    <Page
      data={data}
      context={context}
      colour="leaf"
      opening={
        <PlainHero
          title={t('support:careerTitle')}
          text={t('support:careerText')}
          colour="leaf"
          motif="diamonds"
        />
      }
    >
      <Jobs jobs={data.jobs.nodes} email={email} number={number} />
      <Ask
        id="other"
        title={t('support:careerOtherTitle')}
        text={t('support:careerOtherText')}
        colour="rose"
      >
        <ButtonAnchor href={mailtoUrl(email, t('support:careerOtherSubject'))}>
          {t('support:writeToUs')}
        </ButtonAnchor>
      </Ask>
    </Page>
  );
}
