import { useMessages } from '../i18n/useMessages';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { honeypotName } from './bot-check';

/** A hidden field. Whoever fills it in gets a sum. */
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
