import { ContactButton } from '../../components/ContactButton';
import { chatGreeting, type ChatTopic } from '../../i18n/chat-greeting';
import { useMessages } from '../../i18n/useMessages';
import { messengerUrl, whatsappUrl } from '../../lib/chat';

interface Props {
  studio: { messenger: string; whatsapp: { number: string; greeting: string } };
  /** The topic of a chat from this page. */
  topic: ChatTopic;
}

/** The two chats of the studio. */
export function ChatButtons({ studio: { messenger, whatsapp }, topic }: Props) {
  const t = useMessages();
  const greeting = chatGreeting(whatsapp.greeting, topic, t);
  return (
    <>
      <ContactButton
        channel="whatsapp"
        href={whatsappUrl({ ...whatsapp, greeting })}
        label={t('support:whatsappAction')}
      />
      <ContactButton
        variant="stitched"
        channel="messenger"
        href={messengerUrl(messenger)}
        label={t('support:messengerAction')}
      />
    </>
  );
}
