import type { ReactNode } from 'react';
import { stitchedOutline } from '../motif';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'touch',
    textStyle: 'label',
    fontWeight: '600',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg:last-child': { transition: 'transform 180ms' },
    '[open] > &': { '& svg:last-child': { transform: 'rotate(180deg)' } },
  },
});

/** From the lower edge of what is `touch` high in the middle of the header to a little below the header's rule. */
export const dropHeight = '({sizes.header} - {sizes.touch}) / 2 + 0.5rem';

/**
 * The list under a menu's button, below the header's rule. Its place is that of the nearest positioned ancestor: its text begins
 * where that one's does (`start`), or their ends meet (`end`).
 */
export const MenuPanel = chakra('ul', {
  base: {
    top: `calc(100% + ${dropHeight})`,
    zIndex: '1',
    width: 'max-content',
    maxWidth: { base: '20rem', lg: '24rem' },
    padding: '2',
    background: 'ground',
    color: 'text',
    ...stitchedOutline({ cornerRadius: 24 }),
    position: 'absolute',
  },
  variants: {
    side: {
      start: { insetInlineStart: { base: '-1rem', lg: '-0.75rem' } },
      end: { insetInlineEnd: '-0.75rem' },
    },
  },
});

export const menuLink = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: '16px',
    textStyle: 'label',
    fontWeight: '600',
    _hover: { background: 'ground.quiet' },
    _currentPage: { background: 'ground.quiet' },
  },
});

interface Props {
  /** What the button is called for those who do not see it. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  children: ReactNode;
}

/** A button with a list of links below it: a `<details>`, so that it opens before any script runs. */
export function Menu({ label, button, children }: Props) {
  return (
    <details data-menu="" name="header-menu">
      <Summary aria-label={label}>{button}</Summary>
      {children}
    </details>
  );
}
