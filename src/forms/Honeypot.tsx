import { VisuallyHidden } from '../components/VisuallyHidden';
import { useMessages } from '../i18n/useMessages';
import { honeypotName } from './rules';
import { TextField } from './TextField';

/** A hidden field that only bots fill in. If a password manager did, the visitor sees it empty, and sends again. */
export function Honeypot({ id, shown }: { id: string; shown: boolean }) {
  const t = useMessages();
  const field = (
    <TextField
      id={id}
      name={honeypotName}
      label={t('forms:trap')}
      tabIndex={shown ? undefined : -1}
      autoComplete="off"
    />
  );
  return shown ? (
    field
  ) : (
    <VisuallyHidden as="div" aria-hidden="true">
      {field}
    </VisuallyHidden>
  );
}
