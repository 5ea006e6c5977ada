import { useMessages } from '../i18n/useMessages';
import type { FormFields } from './useFormFields';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

/** Name and email address of every form. */
export function PersonFields({ field }: { field: FormFields }) {
  const t = useMessages();
  return (
    <>
      <TextField {...field('name', t('forms:name'))} autoComplete="name" autoCapitalize="words" />
      <TextField
        {...field('email', t('forms:email'))}
        // Not `type="email"`: of a domain that is not ASCII, Chromium tells scripts its Punycode only.
        inputMode="email"
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
