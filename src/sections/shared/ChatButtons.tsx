import { ReachButton } from '../../components/ReachButton';
import { useMessages } from '../../i18n/useMessages';
import { messengerUrl, whatsappUrl } from '../../lib/chat';

interface Props {
  studio: { messenger: string; whatsapp: { number: string; greeting: string } };
}

/** The two chats of the studio. */
export function ChatButtons({ studio }: Props) {
  const t = useMessages();
  return (
    <>
      <ReachButton
        channel="whatsapp"
        href={whatsappUrl(studio.whatsapp)}
        label={t('support:whatsappAction')}
      />
      <ReachButton
        look="stitched"
        channel="messenger"
        href={messengerUrl(studio.messenger)}
        label={t('support:messengerAction')}
      />
    </>
  );
}
