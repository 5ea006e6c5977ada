import { ButtonLink } from '../components/Button';
import { getLanguage } from '../i18n/languages';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { Contact } from '../sections/support/contact/Contact';
import PlainHero from '../sections/shared/PlainHero.static';
import Ask from '../sections/shared/Ask.static';

interface Props {
  data: Queries.ContactPageQuery;
  context: { language: string; englishPath: string };
}

/** Every way to reach the studio (spec §2, Contact Us). */
export function ContactView({ data, context }: Props) {
  const t = useMessages();
  const studio = present(data.studio, 'studio');
  const { locale } = getLanguage(context.language);
  const { country } = studio.address;
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    <Page
      data={data}
      context={context}
      colour="vermilion"
      opening={
        <PlainHero
          title={t('support:contactTitle')}
          text={t('support:contactText')}
          colour="vermilion"
          motif="lattice"
        />
      }
    >
      <Contact studio={studio} country={countryName} hours={studio.hours} />
      <Ask id="faq" title={t('support:teaserTitle')} text={t('support:faqCardText')} colour="sky">
        <ButtonLink to="/support/faq">{t('support:allQuestions')}</ButtonLink>
      </Ask>
    </Page>
  );
}
