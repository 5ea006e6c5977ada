import { Lead } from '../components/Heading';
import { localizePath } from '../i18n/paths';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Panel } from '../sections/account/Panel';
import { SignUpForm } from '../sections/account/SignUpForm';

interface Props {
  data: Queries.SignUpPageQuery;
  context: { language: string; englishPath: string };
}

/** Sign-up, which goes on to the confirmation screen (decisions, Accounts). */
export function SignUpView({ data, context }: Props) {
  const t = useMessages();
  const done = () =>
    window.location.assign(localizePath('/account-confirmation', context.language));
  return (
    <Page data={data} context={context}>
      <Panel title={t('account:signUpTitle')} colour="leaf" motif="diamonds">
        <Lead>{t('account:signUpText')}</Lead>
        <SignUpForm onDone={done} />
      </Panel>
    </Page>
  );
}
