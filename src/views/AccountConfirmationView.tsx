import { ButtonLink } from '../components/Button';
import { Lead } from '../components/Heading';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Panel } from '../sections/account/Panel';
import { Resend } from '../sections/account/Resend';
import { Links, TextLink } from '../sections/account/TextLink';

interface Props {
  data: Queries.AccountConfirmationPageQuery;
  context: { language: string; englishPath: string };
}

/** What follows sign-up (decisions, Accounts). */
export function AccountConfirmationView({ data, context }: Props) {
  const t = useMessages();
  return (
    <Page data={data} context={context}>
      <Panel title={t('account:confirmationTitle')} colour="marigold" motif="rays">
        <Lead>{t('account:confirmationText')}</Lead>
        <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
        <Resend />
        <Links>
          <TextLink to="/signin">{t('account:backToSignIn')}</TextLink>
        </Links>
      </Panel>
    </Page>
  );
}
