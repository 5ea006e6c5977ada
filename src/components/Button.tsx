import { stitchedOutline } from './motif/stitching';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { forcedEdge } from '../theme/forced-colors';
import { LocalLink } from './LocalLink';

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '3.25rem',
    paddingInline: '1.75rem',
    paddingBlock: '0.75rem',
    borderRadius: 'pill',
    textStyle: 'label',
    textAlign: 'center',
    transition: 'transform 180ms, background-color 180ms, color 180ms',
    _hover: { transform: 'translateY(-2px)' },
    _active: { transform: 'none' },
    _disabled: { opacity: 0.6, cursor: 'progress' },
    '& svg': { flex: 'none' },
  },
  variants: {
    variant: {
      solid: {
        background: 'var(--surface-action, {colors.ink})',
        color: 'var(--surface-action-text, {colors.paper})',
        // Inside, as its text may have the color of what is around it.
        _focusVisible: { outlineOffset: '-7px' },
        ...forcedEdge,
      },
      // For an input, which has no pseudo-elements for stitches.
      dashed: {
        background: 'transparent',
        border: '2.5px dashed currentColor',
        whiteSpace: 'normal',
      },
      stitched: { background: 'transparent', ...stitchedOutline({ cornerRadius: 26 }) },
    },
  },
  defaultVariants: { variant: 'solid' },
});

/** The one button of the site, as a control, a link to a page of the site and a plain link. The last submits a form that needs no scripts. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });
export const ButtonLink = chakra(LocalLink, button);
export const ButtonAnchor = chakra('a', button);
export const SubmitInput = chakra('input', button, { defaultProps: { type: 'submit' } });

/** On phones, buttons stand in pairs. For `Buttons` with four or more. */
export const inPairs = {
  smDown: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    '& > :is(a, button)': { gap: '1.5', paddingInline: '2', hyphens: 'auto' },
  },
} as const;

/** Buttons beside each other, or below each other where there is no room. */
export const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
