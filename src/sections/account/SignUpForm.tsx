import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../../i18n/useMessages';
import { AccountForm } from './AccountForm';
import { AccountField, AgreeTerms } from './fields';
import { Links, TextLink } from './TextLink';

const Names = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { sm: '1fr 1fr' } },
});

/** Name, email, a password typed twice, and the terms (docs/requirements.md#account-pages). */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const t = useMessages();
  const submit = () => {
    console.info('sign-up: submitted');
    onDone();
  };
  return (
    <>
      <AccountForm button={t('account:signUpButton')} onSubmit={submit}>
        <Names>
          <AccountField name="firstName" autoComplete="given-name" />
          <AccountField name="lastName" autoComplete="family-name" />
        </Names>
        <AccountField name="email" autoComplete="username" />
        <AccountField name="password" autoComplete="new-password" />
        <AccountField name="confirmPassword" autoComplete="new-password" />
        <div>
          <AgreeTerms />
          <Links>
            <TextLink to="/terms-of-service">{t('common:termsOfService')}</TextLink>
            <TextLink to="/privacy-policy">{t('common:privacyPolicy')}</TextLink>
          </Links>
        </div>
      </AccountForm>
      <Links>
        <span>{t('account:haveAccount')}</span>
        <TextLink to="/signin">{t('account:signInLink')}</TextLink>
      </Links>
    </>
  );
}
