import { ButtonAnchor } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { useMessages } from '../../i18n/useMessages';
import { mailtoUrl, messengerUrl, whatsappUrl } from '../../lib/chat';
import { chakra, recipe } from '../../theme/styled';

const List = chakra(
  'div',
  recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' } }),
);

interface Props {
  studio: { email: string; messenger: string; whatsapp: { number: string } };
  /** What the email is about. */
  about: string;
  /** What the WhatsApp chat starts with. */
  greeting: string;
}

/** The ways to reach the studio, each with what is known already written in it. */
export function Channels({ studio, about, greeting }: Props) {
  const t = useMessages();
  return (
    <List>
      <ButtonAnchor
        href={whatsappUrl({ number: studio.whatsapp.number, greeting })}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
        {t('service:intakeWhatsapp')}
      </ButtonAnchor>
      <ButtonAnchor
        look="stitched"
        href={messengerUrl(studio.messenger)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="messenger" />
        {t('service:intakeMessenger')}
      </ButtonAnchor>
      <ButtonAnchor look="stitched" href={mailtoUrl(studio.email, about)}>
        <Icon name="mail" />
        {t('service:intakeEmail')}
      </ButtonAnchor>
      <CopyButton
        text={studio.email}
        label={t('layout:copyEmail')}
        done={t('layout:emailCopied')}
      />
    </List>
  );
}
