import { Icon } from '../../../components/Icon';
import { round } from '../../../components/round';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'touch',
    paddingInlineStart: '5',
    borderRadius: 'pill',
    background: 'ground.quiet',
    textStyle: 'label',
  },
});
const Drop = chakra('button', { base: { ...round, _focusVisible: { outlineOffset: '-3px' } } });

/** The package that the visitor chose, with a button to remove it. */
export function ChosenPackage({ name, onDrop }: { name: string; onDrop: () => void }) {
  const t = useMessages();
  return (
    <Root className="wide" role="status">
      <span>{t('forms:chosenPackage', { package: name })}</span>
      <Drop type="button" aria-label={t('forms:dropPackage', { package: name })} onClick={onDrop}>
        <Icon name="close" />
      </Drop>
    </Root>
  );
}
