import { ButtonAnchor } from '../../components/Button';
import { Icon } from '../../components/Icon';
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
      <ButtonAnchor href={whatsappUrl(studio.whatsapp)} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        {t('support:whatsappAction')}
      </ButtonAnchor>
      <ButtonAnchor
        look="stitched"
        href={messengerUrl(studio.messenger)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="messenger" />
        {t('support:messengerAction')}
      </ButtonAnchor>
    </>
  );
}
