import { useMessages } from '../../i18n/useMessages';
import { Field } from './Field';

/** The email address of an account. */
export function EmailField() {
  const t = useMessages();
  return (
    <Field
      name="email"
      type="email"
      label={t('account:email')}
      missing={t('account:emailMissing')}
      autoComplete="username"
    />
  );
}
