import { useMessages } from '../i18n/useMessages';
import type { FormFields } from './useFormFields';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

interface Props {
  field: FormFields;
  /** Who validates the email address. With `type="email"`, browsers also convert letters of other scripts. */
  validatedBy: 'browser' | 'pattern';
}

/** Name and email address of every form. */
export function PersonFields({ field, validatedBy }: Props) {
  const t = useMessages();
  return (
    <>
      <TextField {...field('name', t('forms:name'))} autoComplete="name" autoCapitalize="words" />
      <TextField
        {...field('email', t('forms:email'))}
        {...(validatedBy === 'browser' ? { type: 'email' } : { inputMode: 'email' })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}

interface MessageProps {
  field: FormFields;
  /** What to write. */
  hint?: string;
}

/** The message field of every form, at full width. */
export function MessageField({ field, hint }: MessageProps) {
  const t = useMessages();
  return (
    <div className="wide">
      <TextArea {...field('message', t('forms:message'), hint ?? t('forms:messageHint'))} />
    </div>
  );
}
