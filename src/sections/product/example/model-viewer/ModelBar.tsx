import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../../../../i18n/useMessages';
import { Icon } from '../../../../components/Icon';
import { round } from '../../../../components/round';
import type { Phase } from './useModel';

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: { base: '3', md: '6' },
    bottom: { base: '3', md: '6' },
    display: 'flex',
    gap: '2',
    alignItems: 'end',
    pointerEvents: 'none',
    '& > div': { marginInlineEnd: 'auto' },
  },
});
const Note = chakra('p', {
  base: {
    maxWidth: '34ch',
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'card',
    background: 'ground',
    color: 'text',
    textStyle: 'label',
  },
});
const Turn = chakra('button', {
  base: {
    ...round,
    background: 'control',
    color: 'control.text',
    pointerEvents: 'auto',
    _focusVisible: { outlineColor: 'var(--surface-text, {colors.ink})' },
  },
  variants: { way: { left: { '& > svg': { transform: 'scaleX(-1)' } }, right: {} } },
});

interface Props {
  phase: Phase;
  /** Id of the description of the object. */
  hintId: string;
  /** Called with the degrees to rotate by. */
  onTurn: (degrees: number) => void;
}

/** Status of the model, instructions, and buttons for visitors who cannot drag (WCAG 2.5.7). */
export function ModelBar({ phase, hintId, onTurn }: Props) {
  const t = useMessages();
  const ready = phase === 'ready';
  return (
    <Bar>
      <div>
        <div role="status">
          {phase === 'loading' && <Note>{t('product:modelLoading')}</Note>}
          {phase === 'failed' && <Note>{t('product:modelFailed')}</Note>}
        </div>
        <Note id={hintId} hidden={!ready}>
          {t('product:modelHint')}
        </Note>
      </div>
      {ready && (
        <>
          <Turn
            type="button"
            way="left"
            aria-label={t('product:turnLeft')}
            onClick={() => onTurn(-30)}
          >
            <Icon name="arrow" />
          </Turn>
          <Turn
            type="button"
            way="right"
            aria-label={t('product:turnRight')}
            onClick={() => onTurn(30)}
          >
            <Icon name="arrow" />
          </Turn>
        </>
      )}
    </Bar>
  );
}
