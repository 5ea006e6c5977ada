import { Button } from '../components/Button';
import { CopyButton } from '../components/CopyButton';
import { ContactButton } from '../components/ContactButton';
import { useMessages } from '../i18n/useMessages';
import { mailtoUrl, whatsappUrl } from '../lib/chat';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('div', { base: { display: 'grid', gap: '3' } });
const Lead = chakra('p', { base: { textStyle: 'label' } });
const List = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** Channels other than the form. */
export interface StudioContact {
  readonly email: string;
  readonly whatsapp: { readonly number: string };
}

interface Props {
  /** The sentence above the buttons. */
  lead: string;
  contact: StudioContact;
  subject: string;
  /** The message with all values. */
  text: string;
}

/**
 * What a visitor can do with a message that was not sent: pass it to WhatsApp or email, copy it, or reload the page, which restores the
 * draft.
 */
export function OtherWays({ lead, contact, subject, text }: Props) {
  const t = useMessages();
  return (
    <Root>
      <Lead>{lead}</Lead>
      <List>
        <ContactButton
          channel="whatsapp"
          href={whatsappUrl({ number: contact.whatsapp.number, greeting: text })}
          label={t('forms:rescueWhatsapp')}
        />
        <ContactButton
          variant="stitched"
          channel="mail"
          href={mailtoUrl(contact.email, subject, text)}
          label={t('forms:rescueEmail')}
        />
        <CopyButton text={text} label={t('forms:copyMessage')} done={t('forms:messageCopied')} />
        <Button variant="stitched" onClick={() => window.location.reload()}>
          {t('layout:reload')}
        </Button>
      </List>
    </Root>
  );
}
