import { chakra } from '@chakra-ui/react/styled-system';
import { ownColors } from '../../../theme/forced-colors';
import { fontSize } from './widths';

/** Holds drawings with names, in the fonts and colors of the drawings. */
export const Drawings = chakra('div', {
  base: {
    fontWeight: '800',
    // The device may have no bold font.
    fontSynthesis: 'weight',
    fontStretch: '125%',
    ...ownColors,
    // The size of a name depends on its spacing. Like that of a logo, it is part of the picture.
    '& :is(text, tspan)': { letterSpacing: '0 !important', wordSpacing: '0 !important' },
    '& svg': { display: 'block', width: '100%', height: 'auto', fontSize: `${fontSize}px` },
  },
  variants: {
    // The fonts of the page are only for its own words.
    isExample: { true: { fontFamily: 'display' }, false: { fontFamily: 'whole' } },
  },
});
