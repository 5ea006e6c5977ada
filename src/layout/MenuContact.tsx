import { ButtonLink, Buttons } from '../components/Button';
import { ContactButton } from '../components/ContactButton';
import { chatGreeting, type ChatTopic } from '../i18n/chat-greeting';
import { useMessages } from '../i18n/useMessages';
import { whatsappUrl } from '../lib/chat';
import { keepNumbers } from '../lib/keep-numbers';
import { Quilt } from '../motif';
import { chakra } from '@chakra-ui/react/styled-system';
import { menuRow } from './menu-row';
import { readablePhone } from './phone';
import type { ShellData } from './shell';

const Address = chakra('address', {
  base: { marginBottom: '4', textStyle: 'body', fontStyle: 'normal' },
});
const Phone = chakra('a', { base: menuRow });

interface Props {
  studio: ShellData['studio'];
  /** The topic of a chat from this page. */
  topic: ChatTopic;
}

/** The foot of the menu on phones: GET STARTED, WhatsApp, phone and address of the studio. */
export function MenuContact({ studio, topic }: Props) {
  const t = useMessages();
  return (
    <>
      <Buttons>
        <ButtonLink to="/support/contact-us">{t('layout:getStartedShort')}</ButtonLink>
        {studio && (
          <ContactButton
            variant="stitched"
            channel="whatsapp"
            href={whatsappUrl({
              ...studio.whatsapp,
              greeting: chatGreeting(studio.whatsapp.greeting, topic, t),
            })}
            label={t('layout:whatsappName')}
          />
        )}
      </Buttons>
      {studio && (
        <Address>
          <Phone href={`tel:${studio.phone}`}>{readablePhone(studio.phone)}</Phone>
          {keepNumbers(studio.address.street)}
          <br />
          {studio.address.city}
        </Address>
      )}
      <Quilt />
    </>
  );
}
