import { ButtonLink, Buttons } from '../components/Button';
import { ContactButton } from '../components/ContactButton';
import { pagePaths } from '../i18n/page-paths';
import { useMessages } from '../i18n/useMessages';
import { keepNumbers } from '../lib/keep-numbers';
import { Quilt } from '../components/motif/Quilt';
import { chakra } from '@chakra-ui/react/styled-system';
import { readablePhone } from './phone';
import type { Studio } from './shell';

/** The text of a row in the menu on phones. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  textStyle: 'title',
} as const;
const Address = chakra('address', {
  base: { marginBottom: '4', textStyle: 'body', fontStyle: 'normal' },
});
const Phone = chakra('a', { base: menuRow });

interface Props {
  studio: Studio;
  /** Address that opens a chat about the page. */
  whatsapp: string;
}

/** The foot of the menu on phones: GET STARTED, WhatsApp, phone and address of the studio. */
export function MenuContact({ studio, whatsapp }: Props) {
  const t = useMessages();
  return (
    <>
      <Buttons>
        <ButtonLink to={pagePaths.contact}>{t('layout:getStartedShort')}</ButtonLink>
        <ContactButton
          variant="stitched"
          channel="whatsapp"
          href={whatsapp}
          label={t('layout:whatsappName')}
        />
      </Buttons>
      <Address>
        <Phone href={`tel:${studio.phone}`}>{readablePhone(studio.phone)}</Phone>
        {keepNumbers(studio.address.street)}
        <br />
        {studio.address.city}
      </Address>
      <Quilt />
    </>
  );
}
