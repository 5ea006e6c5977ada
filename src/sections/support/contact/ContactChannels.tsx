import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon';
import { useMessages } from '../../../i18n/useMessages';
import { readablePhone } from '../../../layout/phone';
import { mailtoUrl, messengerUrl, whatsappUrl } from '../../../lib/chat';
import { keepNumbers } from '../../../lib/keep-numbers';
import { useSearch } from '../../../lib/useSearch';
import { surface, type ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { readSubject } from './subject-in-query';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1fr)',
    },
    '& > li:last-child': { gridColumn: { sm: '1 / -1' } },
  },
});
const Card = chakra('a', {
  ...surface,
  base: {
    ...surface.base,
    display: 'grid',
    alignContent: 'space-between',
    gap: '2',
    height: '100%',
    padding: '5',
    borderRadius: 'card',
    transition: 'transform 300ms',
    '&[href]': { _hover: { transform: 'translateY(-4px)' } },
  },
});
const Top = chakra('span', {
  base: { display: 'flex', justifyContent: 'space-between', textStyle: 'label' },
});
const Value = chakra('span', {
  base: { display: 'block', textStyle: 'title', textWrap: 'balance' },
});

export type ContactFacts = NonNullable<Queries.ContactPageQuery['studio']>;

/** WhatsApp, Messenger, email, phone and address. */
export function ContactChannels({ studio }: { studio: ContactFacts }) {
  const t = useMessages();
  const subject = readSubject(useSearch());
  const { number, greeting } = studio.whatsapp;
  const chat = { number, greeting: subject ? `${greeting}\n${subject}` : greeting };
  return (
    <List>
      <Channel
        href={whatsappUrl(chat)}
        icon="whatsapp"
        name={t('layout:whatsappName')}
        color="leaf"
      >
        {t('support:whatsappAction')}
      </Channel>
      <Channel
        href={messengerUrl(studio.messenger)}
        icon="messenger"
        name={t('layout:messengerName')}
        color="indigo"
      >
        {t('support:messengerAction')}
      </Channel>
      <Channel
        href={mailtoUrl(studio.email, subject ?? t('support:contactSubject'))}
        icon="mail"
        name={t('support:emailName')}
        color="marigold"
      >
        {studio.email}
      </Channel>
      <Channel href={`tel:${studio.phone}`} icon="phone" name={t('support:phoneName')} color="rose">
        {readablePhone(studio.phone)}
      </Channel>
      <li>
        <Card as="address" color="jute">
          <Top>{t('support:addressName')}</Top>
          <Value>
            {keepNumbers(studio.address.street)}
            <br />
            {studio.address.city}
            <br />
            {studio.address.countryName}
          </Value>
        </Card>
      </li>
    </List>
  );
}

interface ChannelProps {
  href: string;
  icon: IconName;
  name: string;
  color: ColorScheme;
  children: ReactNode;
}

function Channel({ href, icon, name, color, children }: ChannelProps) {
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <li>
      <Card href={href} color={color} {...outside}>
        <Top>
          {name}
          <Icon name={icon} size={28} />
        </Top>
        <Value>{children}</Value>
      </Card>
    </li>
  );
}
