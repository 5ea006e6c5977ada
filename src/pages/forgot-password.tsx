import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { Button } from '../components/Button';
import { Lead } from '../components/Heading';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { AccountForm } from '../sections/account/AccountForm';
import { AccountField } from '../sections/account/fields';
import { Panel } from '../sections/account/Panel';
import { Resend } from '../sections/account/Resend';
import { Links, TextLink } from '../sections/account/TextLink';
import { headFromStrings } from '../seo/SeoTags';

type Data = Queries.ForgotPasswordPageQuery;

/** Asks for an email address, then shows 'Check Your Email' with a way back (docs/requirements.md#account-pages). */
export default function ForgotPasswordPage({
  data,
  pageContext: context,
}: PageProps<Data, PageContext>) {
  const t = useMessages();
  const [email, setEmail] = useState<string>();
  const submit = (form: HTMLFormElement) => {
    console.info('forgot-password: submitted');
    setEmail(new FormData(form).get('email') as string);
  };
  return (
    <Page data={data} context={context}>
      {email === undefined ? (
        <Panel title={t('account:forgotTitle')} {...look}>
          <Lead>{t('account:forgotText')}</Lead>
          <AccountForm button={t('account:forgotButton')} onSubmit={submit}>
            <AccountField name="email" autoComplete="username" />
          </AccountForm>
          <Links>
            <TextLink to="/signin">{t('account:backToSignIn')}</TextLink>
          </Links>
        </Panel>
      ) : (
        <Panel title={t('account:checkEmailTitle')} {...look}>
          <Lead>{t('account:checkEmailText', { email })}</Lead>
          <Button onClick={() => setEmail(undefined)}>{t('account:tryDifferentEmail')}</Button>
          <Resend />
          <Links>
            <TextLink to="/signin">{t('account:backToSignIn')}</TextLink>
          </Links>
        </Panel>
      )}
    </Page>
  );
}

const look = { color: 'rose', motif: 'wave' } as const;

export const Head = headFromStrings({
  title: 'account:forgotTitle',
  description: 'account:forgotSeoDescription',
  hidden: true,
});

export const query = graphql`
  query ForgotPasswordPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
