import { useState } from 'react';
import { ButtonLink } from '../components/Button';
import { Lead } from '../components/Heading';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Panel } from '../sections/account/Panel';
import { SignInForm } from '../sections/account/SignInForm';

interface Props {
  data: Queries.SignInPageQuery;
  context: { language: string; englishPath: string };
}

/** Sign-in, and what it says as long as there are no accounts (decisions, Accounts). */
export function SignInView({ data, context }: Props) {
  const t = useMessages();
  const [done, setDone] = useState(false);
  return (
    <Page data={data} context={context}>
      {done ? (
        <Panel title={t('account:signInDoneTitle')} colour="indigo" motif="lattice" arrived>
          <Lead>{t('account:signInDoneText')}</Lead>
          <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
          <ButtonLink look="stitched" to="/">
            {t('layout:backHome')}
          </ButtonLink>
        </Panel>
      ) : (
        <Panel title={t('account:signInTitle')} colour="indigo" motif="lattice">
          <Lead>{t('account:signInText')}</Lead>
          <SignInForm onDone={() => setDone(true)} />
        </Panel>
      )}
    </Page>
  );
}
