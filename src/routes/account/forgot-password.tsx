import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Lead } from '../../components/Heading';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { EmailField } from './EmailField';
import { Form } from './Form';
import { logSubmission } from './log';
import { Panel } from './Panel';
import { Resend } from './Resend';
import { Links, TextLink } from './TextLink';
import { headFromStrings } from '../../seo/SeoTags';

type Data = Queries.ForgotPasswordPageQuery;

/** Asks for an email address, then shows 'Check Your Email' with a way back (docs/requirements.md#account-pages). */
export default function ForgotPasswordPage({
  data,
  pageContext: context,
}: PageProps<Data, PageContext>) {
  const t = useMessages();
  const [email, setEmail] = useState<string>();
  const [returned, setReturned] = useState(false);
  const submit = (fields: FormData) => {
    logSubmission('forgot-password');
    setEmail(fields.get('email') as string);
  };
  const goBack = () => {
    setEmail(undefined);
    setReturned(true);
  };
  return (
    <Page data={data} context={context}>
      {email === undefined ? (
        <Panel key="form" title={t('account:forgotTitle')} {...look} arrived={returned}>
          <Lead>{t('account:forgotText')}</Lead>
          <Form button={t('account:forgotButton')} onSubmit={submit}>
            <EmailField />
          </Form>
          <Links>
            <TextLink to="/signin">{t('account:backToSignIn')}</TextLink>
          </Links>
        </Panel>
      ) : (
        <Panel key="sent" title={t('account:checkEmailTitle')} {...look} arrived>
          <Lead>{t('account:checkEmailText', { email })}</Lead>
          <Button onClick={goBack}>{t('account:tryDifferentEmail')}</Button>
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
