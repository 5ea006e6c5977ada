import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonAnchor } from '../components/Button';
import { Body, Lead } from '../components/Heading';
import { Icon } from '../components/Icon';
import { getLanguage } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { whatsappUrl } from '../lib/chat';
import { chakra, recipe } from '../theme/styled';

const Root = chakra('div', recipe({ base: { display: 'grid', gap: '5', justifyItems: 'start' } }));
const Headline = chakra('h3', recipe({ base: { textStyle: 'headline', outline: 'none' } }));
const Buttons = chakra('div', recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '3' } }));

interface Props {
  whatsapp: { readonly number: string; readonly greeting: string };
  /** When exactly this message had arrived before, in milliseconds since 1970. */
  arrivedAt: number | undefined;
  onRestart: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** What comes in place of a form that was sent (spec §4). The focus moves here, so that everyone notices. */
export function ThankYou({ whatsapp, arrivedAt, onRestart, children }: Props) {
  const t = useMessages();
  const { locale } = getLanguage(useLanguage());
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <Root>
      <Headline ref={headline} tabIndex={-1}>
        {t('forms:thanksTitle')}
      </Headline>
      <Lead>{t('forms:thanksText')}</Lead>
      {arrivedAt !== undefined && (
        <Body>{t('forms:thanksAlready', { time: time.format(arrivedAt) })}</Body>
      )}
      <Buttons>
        {children}
        <ButtonAnchor
          look={children ? 'stitched' : 'solid'}
          href={whatsappUrl(whatsapp)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {t('forms:thanksWhatsapp')}
        </ButtonAnchor>
        <Button look="stitched" onClick={onRestart}>
          {t('forms:another')}
        </Button>
      </Buttons>
    </Root>
  );
}
