import { useMessages } from '../i18n/useMessages';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { trapName } from './suspicion';

/** A field that people do not see. Whoever fills it in has one more sum to do. */
export function Trap() {
  const t = useMessages();
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {t('forms:trap')}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
