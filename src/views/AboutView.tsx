import { ButtonLink } from '../components/Button';
import { useReveal } from '../motion/useReveal';
import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import PlainHero from '../sections/shared/PlainHero.static';
import Founder from '../sections/support/about/Founder.static';
import Values from '../sections/support/about/Values.static';
import Ask from '../sections/shared/Ask.static';

interface Props {
  data: Queries.AboutPageQuery;
  context: { language: string; englishPath: string };
}

/** Who the studio is (spec §2, About Us). */
export function AboutView({ data, context }: Props) {
  useReveal();
  const t = useMessages();
  const studio = present(data.studio, 'studio');
  const number = numbersIn(context.language);
  return (
    <Page
      data={data}
      context={context}
      colour="rose"
      opening={
        <PlainHero
          title={t('support:aboutTitle')}
          text={t('support:aboutText')}
          colour="rose"
          motif="lotus"
        />
      }
    >
      <Founder title={t('support:founderTitle')} studio={studio} />
      <Values
        title={t('support:standForTitle')}
        text={t('support:standForText')}
        benefits={data.benefits.nodes}
        stats={studio.stats}
        number={number}
      />
      <Ask
        id="next"
        title={t('support:aboutNextTitle')}
        text={t('support:aboutNextText')}
        colour="marigold"
      >
        <ButtonLink to="/portfolio">{t('support:seeWork')}</ButtonLink>
        <ButtonLink look="stitched" to="/support/contact-us">
          {t('common:contactUs')}
        </ButtonLink>
      </Ask>
    </Page>
  );
}
