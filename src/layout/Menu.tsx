import type { ReactNode } from 'react';
import { stitchedOutline } from '../components/motif/stitching';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'touch',
    textStyle: 'label',
    fontWeight: '600',
    '& svg:last-child': { transition: 'transform 180ms' },
    '[open] > &': { '& svg:last-child': { transform: 'rotate(180deg)' } },
  },
});

/** The distance from the lower edge of a button in the header to just below the header's border. */
export const dropHeight = '({sizes.header} - {sizes.touch}) / 2 + 0.5rem';

/**
 * The list of a menu, below the header's border. It is aligned with its positioned ancestor at the start or at the end.
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
    '& li :is(img, svg)': { flex: 'none', marginInlineEnd: '3', borderRadius: 'small' },
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
    _current: { background: 'ground.quiet' },
  },
});

interface Props {
  /** The accessible name of the button. */
  label: string;
  /** The visible content of the button. */
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
