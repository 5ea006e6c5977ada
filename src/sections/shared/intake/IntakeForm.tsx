import { useEffect } from 'react';
import { MessageField, PersonFields } from '../../../forms/common-fields';
import { EmailFormFrame } from '../../../forms/EmailFormFrame';
import type { StudioContact } from '../../../forms/OtherWays';
import { chatGreeting, type ChatTopic } from '../../../i18n/chat-greeting';
import type { Values } from '../../../forms/rules';
import { onOffer, replaceLine } from '../../../forms/offered-values';
import { useFormFields } from '../../../forms/useFormFields';
import { SelectField, type Option } from '../../../forms/SelectField';
import { useEmailForm } from '../../../forms/useEmailForm';
import { useSum } from '../../../forms/useSum';
import { packageInQuery } from '../../../lib/search';
import { useMessages } from '../../../i18n/useMessages';
import { ChosenPackage } from './ChosenPackage';
import type { PackageOption } from './service-options';
import { useChosenPackage } from './useChosenPackage';

interface Props {
  studio: StudioContact;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** English path of the page. */
  page: string;
  services: readonly Option[];
  businesses: readonly Option[];
  /** The packages of this page's service; none on the home page. */
  packages: readonly PackageOption[];
  /** The topic of a chat from this page. */
  topic: ChatTopic;
  /** Values from the page: the service, as the value of an option. */
  initial: Values;
}

/** Name, email, business, service, message and the sum. */
export function IntakeForm({
  studio,
  labelledBy,
  page,
  services,
  businesses,
  packages,
  topic,
  initial,
}: Props) {
  const t = useMessages();
  const fromQuery = (search: URLSearchParams): Values => {
    const asked = packageInQuery(search, packages);
    return asked ? { package: asked.value } : {};
  };
  const form = useEmailForm({ kind: 'intake', page, initial, fromQuery, sum: useSum() });
  useEffect(
    () =>
      onOffer(({ business, ...line }) =>
        form.setValues({ business, message: replaceLine(form.current()['message'] ?? '', line) }),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form reads and writes by refs
    [],
  );
  const field = useFormFields(form);
  const { values } = form;
  const { chosen, drop } = useChosenPackage(form, packages, initial['service']);
  const greeting = chatGreeting(studio.whatsapp.greeting, { ...topic, package: chosen?.label }, t);
  const label = (options: readonly Option[], name: string) =>
    options.find(({ value }) => value === values[name])?.label;
  return (
    <EmailFormFrame
      form={form}
      studio={{ ...studio, whatsapp: { ...studio.whatsapp, greeting } }}
      labelledBy={labelledBy}
      fallbackLines={[
        [t('forms:service'), label(services, 'service')],
        ['', chosen && t('forms:chosenPackage', { package: chosen.label })],
        [t('forms:name'), values['name']],
        [t('forms:email'), values['email']],
        [t('forms:business'), label(businesses, 'business')],
        [t('forms:message'), values['message']],
      ]}
    >
      {/* First, as whoever chose a package comes to the top of the form. */}
      {chosen && (
        <ChosenPackage
          name={chosen.label}
          onDrop={() => {
            drop();
            // The focused button is removed, so the focus moves.
            form.focus('name');
          }}
        />
      )}
      <PersonFields field={field} />
      {/* As wide as their longest options need. */}
      <div className="wide">
        <SelectField
          {...field('service', t('forms:service'))}
          options={services}
          empty={t('forms:choose')}
        />
      </div>
      <div className="wide">
        <SelectField
          {...field('business', t('forms:business'))}
          options={businesses}
          empty={t('forms:choose')}
        />
      </div>
      <MessageField field={field} />
    </EmailFormFrame>
  );
}
