import { useMessages } from '../i18n/useMessages';
import type { FormFields } from './useFormFields';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

interface Props {
  field: FormFields;
  /** Who judges the email address. A browser that does also changes letters of other scripts in it. */
  judge: 'browser' | 'pattern';
}

/** Name and email address, which every form asks for. */
export function PersonFields({ field, judge }: Props) {
  const t = useMessages();
  return (
    <>
      <TextField {...field('name', t('forms:name'))} autoComplete="name" autoCapitalize="words" />
      <TextField
        {...field('email', t('forms:email'))}
        {...(judge === 'browser' ? { type: 'email' } : { inputMode: 'email' })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

/** The message, which every form asks for, across the whole form. */
export function MessageField({ field }: { field: FormFields }) {
  const t = useMessages();
  return (
    <div className="wide">
      <TextArea {...field('message', t('forms:message'), t('forms:messageHint'))} />
    </div>
  );
}
