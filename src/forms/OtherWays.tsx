import { Button, Buttons } from '../components/Button';
import { CopyButton } from '../components/CopyButton';
import { ContactButton } from '../components/ContactButton';
import { useMessages } from '../i18n/useMessages';
import { mailtoUrl, whatsappUrl } from '../lib/chat';
import { longestUrl, shorten } from './shorten';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('div', { base: { display: 'grid', gap: '3' } });
const Lead = chakra('p', { base: { textStyle: 'label' } });

/** Channels other than the form. */
export type StudioContact = Pick<
  NonNullable<Queries.ShellFragment['studio']>,
  'email' | 'whatsapp'
>;

interface Props {
  contact: StudioContact;
  subject: string;
  /** The message with all values. */
  text: string;
}

/**
 * What a visitor can do with a message that was not sent: pass it to WhatsApp or email, copy it, or reload the page, which restores the
 * draft.
 */
export function OtherWays({ contact, subject, text }: Props) {
  const t = useMessages();
  // Space for the rest of the address.
  const [forChat, forMail] = [longestUrl.chat - 200, longestUrl.mail - 800].map((room) =>
    shorten(text, room),
  ) as [string, string];
  return (
    <Root>
      <Lead>{t('forms:rescue')}</Lead>
      {forMail !== text && <p>{t('forms:rescueShortened')}</p>}
      <Buttons>
        <ContactButton
          channel="whatsapp"
          href={whatsappUrl({ number: contact.whatsapp.number, greeting: forChat })}
          label={t('forms:rescueWhatsapp')}
        />
        <ContactButton
          variant="stitched"
          channel="mail"
          href={mailtoUrl(contact.email, subject, forMail)}
          label={t('forms:rescueEmail')}
        />
        <CopyButton text={text} label={t('forms:copyMessage')} done={t('forms:messageCopied')} />
        <Button variant="stitched" onClick={() => window.location.reload()}>
          {t('layout:reload')}
        </Button>
      </Buttons>
    </Root>
  );
}
