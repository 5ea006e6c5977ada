import { useMessages } from '../i18n/useMessages';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { honeypotName } from './bot-check';

/** A field that people do not see. Whoever fills it in has one more sum to do. */
export function Honeypot() {
  const t = useMessages();
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {t('forms:trap')}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
