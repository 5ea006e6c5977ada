import { Button } from '../../../components/Button';
import { MessageField, PersonFields } from '../../../forms/common-fields';
import { EmailFormFrame } from '../../../forms/EmailFormFrame';
import type { StudioContact } from '../../../forms/OtherWays';
import { useFormFields } from '../../../forms/useFormFields';
import { other } from '../../../forms/rules';
import { SelectField, type Option } from '../../../forms/SelectField';
import { TextField } from '../../../forms/TextField';
import type { EmailForm } from '../../../forms/useEmailForm';
import { useMessages } from '../../../i18n/useMessages';

interface Props {
  form: EmailForm;
  studio: StudioContact;
  /** Id of the heading of the form, and of the thank-you view that replaces both. */
  titleId: string;
  /** The industries of the page, without 'Other'. */
  industries: readonly Option[];
  onClose: () => void;
}

/** Name, email, industry, another industry in words, message. */
export function InquiryForm({ form, studio, titleId, industries, onClose }: Props) {
  const t = useMessages();
  const field = useFormFields(form);
  const { values } = form;
  const asksMore = values['industry'] === other;
  const options = [...industries, { value: other, label: t('forms:other') }];
  return (
    <EmailFormFrame
      form={form}
      studio={studio}
      labelledBy={titleId}
      thanksId={titleId}
      fallbackLines={[
        [
          t('forms:industry'),
          asksMore
            ? values['otherIndustry']
            : options.find(({ value }) => value === values['industry'])?.label,
        ],
        [t('forms:name'), values['name']],
        [t('forms:email'), values['email']],
        [t('forms:message'), values['message']],
      ]}
      thanks={<Button onClick={onClose}>{t('home:close')}</Button>}
    >
      <PersonFields field={field} />
      <div className="wide">
        <SelectField
          {...field('industry', t('forms:industry'))}
          options={options}
          empty={t('forms:choose')}
        />
      </div>
      {asksMore && (
        <div className="wide">
          <TextField {...field('otherIndustry', t('forms:otherIndustry'))} autoComplete="off" />
        </div>
      )}
      <MessageField field={field} />
    </EmailFormFrame>
  );
}
