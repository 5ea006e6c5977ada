import { useMessages } from '../i18n/useMessages';
import { keepNumbers } from '../lib/keep-numbers';
import { messengerUrl } from '../lib/chat';
import { chakra } from '@chakra-ui/react/styled-system';
import { readablePhone } from './phone';
import type { Studio } from './shell';

const Address = chakra('address', {
  base: {
    gridColumn: { base: '1 / -1', md: '3 / -1' },
    alignSelf: 'end',
    textStyle: 'body',
    fontStyle: 'normal',
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '2' },
  },
});
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dashed',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.35em',
  transition: 'color 180ms',
  _hover: { color: 'var(--surface-accent)' },
} as const;
const Main = chakra('li', { base: { width: '100%', '& > a': { ...link, textStyle: 'title' } } });
const Chat = chakra('li', { base: { '& > a': { ...link, textStyle: 'label' } } });

interface Props {
  studio: Studio;
  /** Address that opens a chat about the page. */
  whatsapp: string;
}

/** Address, phone, email and chat links of the studio. */
export function StudioAddress({ studio, whatsapp }: Props) {
  const t = useMessages();
  const { address, phone, email, messenger } = studio;
  const chats = [
    { name: t('layout:whatsappName'), href: whatsapp },
    { name: t('layout:messengerName'), href: messengerUrl(messenger) },
  ];
  return (
    <Address>
      <p>
        {keepNumbers(address.street)}
        <br />
        {address.city}
      </p>
      <ul>
        <Main>
          <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
        </Main>
        <Main>
          <a href={`mailto:${email}`}>{email}</a>
        </Main>
        {chats.map(({ name, href }) => (
          <Chat key={name}>
            <a href={href} target="_blank" rel="noopener">
              {name}
            </a>
          </Chat>
        ))}
      </ul>
    </Address>
  );
}
