import type { ReactNode } from 'react';
import { stitchedOutline } from '../components/motif';
import { chakra, recipe } from '../theme/styled';

const Details = chakra('details', recipe({ base: { position: 'relative' } }));
const Summary = chakra(
  'summary',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minWidth: '2rem',
      minHeight: 'touch',
      textStyle: 'label',
      fontWeight: '600',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg:last-child': { transition: 'transform 180ms' },
      '[open] > &': { '& svg:last-child': { transform: 'rotate(180deg)' } },
    },
  }),
);

/** The list under a menu's button; it stands at the right edge of its button where `end` is set. */
export const MenuPanel = chakra(
  'ul',
  recipe({
    base: {
      top: '100%',
      insetInlineEnd: '-0.75rem',
      zIndex: '1',
      width: 'max-content',
      maxWidth: '24rem',
      padding: '2',
      background: 'ground',
      color: 'text',
      ...stitchedOutline({ radius: 24 }),
      position: 'absolute',
    },
  }),
);

export const menuLink = recipe({
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
    <Details data-menu="" name="header-menu">
      <Summary aria-label={label}>{button}</Summary>
      {children}
    </Details>
  );
}
