import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Buttons } from '../components/Button';
import { Lead } from '../components/Heading';
import { ContactButton } from '../components/ContactButton';
import { useMessages } from '../i18n/useMessages';
import { whatsappUrl } from '../lib/chat';
import { chakra } from '@chakra-ui/react/styled-system';
import { Seam } from './Seam';
import { Phrases } from '../components/Phrases';

/* Outside of a panel, the thread sews around it, so it needs room. */
const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    marginBlock: 'var(--seam-room, 1rem)',
  },
});
const Headline = chakra('h3', { base: { textStyle: 'headline', outline: 'none' } });

interface Props {
  whatsapp: { readonly number: string; readonly greeting: string };
  onRestart: () => void;
  /** The id of the headline. */
  id?: string | undefined;
  /** More buttons. */
  children?: ReactNode;
}

/** Replaces a form after it was sent, and takes the focus. */
export function ThankYou({ whatsapp, onRestart, id, children }: Props) {
  const t = useMessages();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);
  return (
    <Root>
      <Seam />
      <Headline ref={headline} id={id} tabIndex={-1}>
        <Phrases>{t('forms:thanksTitle')}</Phrases>
      </Headline>
      <Lead>{t('forms:thanksText')}</Lead>
      <Buttons>
        {children}
        <ContactButton
          variant={children ? 'stitched' : 'solid'}
          channel="whatsapp"
          href={whatsappUrl(whatsapp)}
          label={t('forms:thanksWhatsapp')}
        />
        <Button variant="stitched" onClick={onRestart}>
          {t('forms:another')}
        </Button>
      </Buttons>
    </Root>
  );
}
