import { Buttons, inPairs } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { ContactButton } from '../../../components/ContactButton';
import { useSearch } from '../../../lib/useSearch';
import { chatGreeting, type ChatTopic } from '../../../i18n/chat-greeting';
import { packageInQuery } from '../../../lib/search';
import { useMessages } from '../../../i18n/useMessages';
import { mailtoUrl, messengerUrl, whatsappUrl } from '../../../lib/chat';
import type { Studio } from '../../../layout/shell';
import type { PackageOption } from './service-options';

interface Props {
  studio: Pick<Studio, 'email' | 'messenger' | 'whatsapp'>;
  /** The subject of the email. */
  about: string;
  /** The topic of a chat. */
  topic: ChatTopic;
  /** The packages that can be chosen on the page. */
  packages?: readonly PackageOption[];
}

/** The ways to reach the studio, each with what is known already written in it. */
export function Channels({ studio, about, topic, packages = [] }: Props) {
  const t = useMessages();
  const chosen = packageInQuery(useSearch(), packages)?.label;
  const greeting = chatGreeting(studio.whatsapp.greeting, { ...topic, package: chosen }, t);
  return (
    <Buttons marginTop="3" css={inPairs}>
      <ContactButton
        channel="whatsapp"
        href={whatsappUrl({ number: studio.whatsapp.number, greeting })}
        label={t('layout:whatsappName')}
      />
      <ContactButton
        variant="stitched"
        channel="messenger"
        href={messengerUrl(studio.messenger)}
        label={t('layout:messengerName')}
      />
      <ContactButton
        variant="stitched"
        channel="mail"
        href={mailtoUrl(studio.email, about)}
        label={t('service:intakeEmail')}
      />
      <CopyButton
        text={studio.email}
        label={t('layout:copyEmail')}
        done={t('layout:emailCopied')}
      />
    </Buttons>
  );
}
