import { Button, ButtonLink, Buttons } from '../../components/Button';
import { Headline, Lead } from '../../components/Heading';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Panel = chakra('main', {
  base: {
    minHeight: '100svh',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: 'gap',
    padding: 'var(--gutter)',
    maxWidth: 'page',
    marginInline: 'auto',
  },
});

/** Shown when a page crashes: what happened and what to do. */
export function Crash() {
  const t = useMessages();
  return (
    <Panel role="alert">
      <Headline as="h1">{t('layout:crashTitle')}</Headline>
      <Lead>{t('layout:crashText')}</Lead>
      <Buttons>
        <Button onClick={() => window.location.reload()}>{t('layout:reload')}</Button>
        <ButtonLink to="/" variant="stitched">
          {t('layout:home')}
        </ButtonLink>
      </Buttons>
    </Panel>
  );
}
