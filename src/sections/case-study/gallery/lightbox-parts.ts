import { stitchedOutline } from '../../../components/motif/stitching';
import { round } from '../../../components/round';
import { chakra } from '@chakra-ui/react/styled-system';

export const Root = chakra('dialog', {
  base: {
    // Where the browser has no modal dialogs.
    position: 'fixed',
    inset: '0',
    zIndex: '20',
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: { base: '3', md: '5' },
    overflow: 'hidden',
    background: '{colors.ink}',
    color: '{colors.paper}',
    gap: '3',
    '&[open]': { display: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr)' },
    gridTemplateAreas: {
      base: '". . close" "stage stage stage" "previous words next"',
      md: '"words words close" "previous stage next"',
    },
    alignItems: 'center',
    _focusVisible: { outline: 'none' },
    _backdrop: { background: '{colors.ink}' },
  },
});

export const Stage = chakra('div', {
  base: { gridArea: 'stage', position: 'relative', alignSelf: 'stretch', minHeight: '0' },
  variants: {
    // Zoomed in, one finger moves the picture about; otherwise it turns pages and two fingers zoom.
    zoomed: { true: { touchAction: 'auto' }, false: { touchAction: 'pinch-zoom' } },
  },
});

export const Control = chakra(
  'button',
  {
    base: {
      ...round,
      width: '3rem',
      height: '3rem',
      ...stitchedOutline({ cornerRadius: 24 }),
      transition: 'background-color 180ms, color 180ms',
      _hover: { background: '{colors.marigold}', color: '{colors.ink}' },
      _focusVisible: { outlineOffset: '2px' },
    },
    variants: {
      position: {
        close: { gridArea: 'close' },
        previous: { gridArea: 'previous', '& svg': { transform: 'rotate(90deg)' } },
        next: { gridArea: 'next', '& svg': { transform: 'rotate(-90deg)' } },
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

export const Caption = chakra('p', {
  base: {
    gridArea: 'words',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'center', md: 'baseline' },
    columnGap: '4',
    textAlign: { base: 'center', md: 'start' },
  },
});
export const Title = chakra('span', { base: { textStyle: 'label' } });
export const Position = chakra('span', { base: { textStyle: 'small', color: '{colors.jute}' } });
