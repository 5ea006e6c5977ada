import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './Icon';

/** Closed on phones. On wide screens it is open, where browsers know the pseudo-element. */
export const Disclosure = chakra('details', {
  base: {
    lg: {
      '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
    },
  },
});

const Root = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '3.25rem',
    paddingBlock: '2',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': {
      flex: 'none',
      transition: 'transform 180ms',
      'details[open] > &': { transform: 'rotate(180deg)' },
    },
    '@supports selector(::details-content)': {
      lg: { pointerEvents: 'none', '& > svg': { display: 'none' } },
    },
  },
});

/** The summary of a `Disclosure`. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <Root>
    {children}
    <Icon name="chevron" />
  </Root>
);
