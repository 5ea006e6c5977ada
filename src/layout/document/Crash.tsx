import type { Translate } from '../../i18n/translate';
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
const Heading = chakra('h1', { base: { textStyle: 'headline' } });
const Text = chakra('p', { base: { textStyle: 'lead' } });
const Again = chakra('button', {
  base: { textStyle: 'label', textDecoration: 'underline', paddingBlock: '3' },
});

/** Shown when a page crashes: what happened and what to do. */
export function Crash({ translate }: { translate: Translate }) {
  return (
    <Panel role="alert">
      <Heading>{translate('layout:crashTitle')}</Heading>
      <Text>{translate('layout:crashText')}</Text>
      <Again onClick={() => window.location.reload()}>{translate('layout:reload')}</Again>
    </Panel>
  );
}
