import { useRef, type MouseEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { closeDialog } from '../../plugins/gatsby-plugin-html-first';
import { forcedEdge } from '../theme/forced-colors';
import { appear } from './motion/appear';
import { Headline } from './Heading';
import { Icon } from './Icon';
import { round } from './round';
import { Toasts } from './toast/Toasts';

const Root = chakra('dialog', {
  base: {
    width: 'min(46rem, 100vw - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'surface',
    background: 'ground',
    color: 'text',
    ...forcedEdge,
    _backdrop: { background: 'color-mix(in srgb, {colors.ink} 72%, transparent)' },
  },
});
const Body = chakra('div', {
  base: { display: 'grid', gap: '5', padding: { base: '6', md: '10' } },
});
const Top = chakra('div', {
  base: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '4' },
});
const Close = chakra(
  'button',
  {
    base: {
      ...round,
      marginInlineStart: 'auto',
      border: '2.5px dashed currentColor',
      _hover: { background: 'control', color: 'control.text' },
    },
  },
  { forwardProps: ['command', 'commandfor'] },
);

interface Props {
  ref: Ref<HTMLDialogElement>;
  id: string;
  /** Without it, the content has a heading with the id `<id>-title`. */
  title?: string | undefined;
  closeLabel: string;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog. Escape, the close button and a click on the backdrop close it. Open it with `openDialog` of its ref.
 */
export function Dialog({ ref, id, title, closeLabel, onClose, children }: Props) {
  // A text selection that ends on the backdrop is not a click on it.
  const pressedBeside = useRef(false);
  const notePress = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedBeside.current && event.target === event.currentTarget)
      closeDialog(event.currentTarget);
  };
  return (
    <Root
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      onPointerDown={notePress}
      onClick={closeBeside}
      onClose={onClose}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) appear(currentTarget);
      }}
    >
      <Body>
        <Top>
          {title && <Headline id={`${id}-title`}>{title}</Headline>}
          <Close
            type="button"
            aria-label={closeLabel}
            // Browsers with invoker commands close the dialog before hydration.
            {...{ command: 'close', commandfor: id }}
            onClick={({ currentTarget }) => closeDialog(currentTarget.closest('dialog'))}
          >
            <Icon name="close" />
          </Close>
        </Top>
        {children}
      </Body>
      <Toasts />
    </Root>
  );
}
