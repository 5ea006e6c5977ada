import type { ReactNode } from 'react';
import { forcedEdge } from '../theme/forced-colors';
import { useTooltip } from './useTooltip';
import { chakra } from '@chakra-ui/react/styled-system';

const Host = chakra('span', { base: { position: 'relative', display: 'inline-grid' } });
const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 0.75rem)',
    top: '50%',
    transform: 'translateY(-50%)',
    width: 'max-content',
    maxWidth: '16rem',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'small',
    background: 'control',
    color: 'control.text',
    textStyle: 'small',
    ...forcedEdge,
    display: { base: 'none', md: 'block' },
    // The mouse can cross the gap to the text without leaving the host.
    _after: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '100%',
      width: '0.75rem',
    },
  },
});

interface Props {
  /** Repeats the accessible name of the control, so it is hidden from assistive tech. */
  label: string;
  children: ReactNode;
}

/** Shows the name of an icon after a delay on hover, or at keyboard focus. Escape hides it (docs/requirements.md#timing). */
export function Tooltip({ label, children }: Props) {
  const { open, host, handlers } = useTooltip();
  return (
    <Host ref={host} {...handlers}>
      {children}
      {open && <Bubble aria-hidden="true">{label}</Bubble>}
    </Host>
  );
}
