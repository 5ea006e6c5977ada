import { MessageField, PersonFields } from '../../../forms/common-fields';
import { EmailFormFrame } from '../../../forms/EmailFormFrame';
import type { StudioContact } from '../../../forms/OtherWays';
import { useFormFields } from '../../../forms/useFormFields';
import { TextField } from '../../../forms/TextField';
import { useEmailForm } from '../../../forms/useEmailForm';
import { pagePaths } from '../../../i18n/page-paths';
import { useMessages } from '../../../i18n/useMessages';
import { useSearch } from '../../../lib/useSearch';
import { readSubject, readSubjectKind } from './subject-in-query';

interface Props {
  studio: StudioContact;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

const hints = { call: 'forms:callHint', plan: 'forms:planHint' } as const;

const fromQuery = (search: URLSearchParams) => {
  const subject = readSubject(search);
  return subject ? { subject } : {};
};

/** Name, email and message, with a subject if the query has one. */
export function ContactForm({ studio, labelledBy }: Props) {
  const t = useMessages();
  const form = useEmailForm({ kind: 'contact', page: pagePaths.contact, fromQuery });
  const field = useFormFields(form);
  const { values } = form;
  const subjectKind = readSubjectKind(useSearch());
  const hasSubject = values['subject'] !== undefined;
  return (
    <EmailFormFrame
      form={form}
      studio={studio}
      labelledBy={labelledBy}
      fallbackLines={[
        [t('forms:subject'), values['subject']],
        [t('forms:name'), values['name']],
        [t('forms:email'), values['email']],
        [t('forms:message'), values['message']],
      ]}
    >
      <PersonFields field={field} />
      {hasSubject && (
        <div className="wide">
          <TextField {...field('subject', t('forms:subject'))} autoComplete="off" />
        </div>
      )}
      <MessageField
        field={field}
        {...(hasSubject && subjectKind && { hint: t(hints[subjectKind]) })}
      />
    </EmailFormFrame>
  );
}
