import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { ButtonLink } from '../../components/Button';
import { Lead } from '../../components/Heading';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { Checkbox } from './Checkbox';
import { EmailField } from './EmailField';
import { Field } from './Field';
import { Form } from './Form';
import { Panel } from './Panel';
import { ShowPassword } from './ShowPassword';
import { Links, TextLink } from './TextLink';
import { headFromStrings } from '../../seo/SeoTags';

type Data = Queries.SignInPageQuery;

/** The sign-in page: email, password and remember-me. There are no accounts yet, and it says so (docs/requirements.md#account-pages). */
export default function SignInPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const [done, setDone] = useState(false);
  const [shown, setShown] = useState(false);
  const submit = () => {
    console.info('sign-in: submitted');
    setDone(true);
  };
  return (
    <Page data={data} context={context}>
      {done ? (
        <Panel title={t('account:signInDoneTitle')} color="indigo" motif="lattice">
          <Lead>{t('account:signInDoneText')}</Lead>
          <ButtonLink to="/support/contact-us">{t('common:contactUs')}</ButtonLink>
          <ButtonLink variant="stitched" to="/">
            {t('layout:backHome')}
          </ButtonLink>
        </Panel>
      ) : (
        <Panel title={t('account:signInTitle')} color="indigo" motif="lattice">
          <Lead>{t('account:signInText')}</Lead>
          <Form button={t('account:signInButton')} onSubmit={submit}>
            <EmailField />
            <Field
              name="password"
              type={shown ? 'text' : 'password'}
              label={t('account:password')}
              missing={t('account:passwordMissing')}
              autoComplete="current-password"
            >
              <ShowPassword shown={shown} onToggle={setShown} />
            </Field>
            <Checkbox name="remember" label={t('account:rememberMe')} />
          </Form>
          <Links>
            <TextLink to="/forgot-password">{t('account:forgotLink')}</TextLink>
          </Links>
          <Links>
            {t('account:noAccountYet')}
            <TextLink to="/signup">{t('account:signUpLink')}</TextLink>
          </Links>
        </Panel>
      )}
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'account:signInTitle',
  description: 'account:signInSeoDescription',
  hidden: true,
});

export const query = graphql`
  query SignInPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
