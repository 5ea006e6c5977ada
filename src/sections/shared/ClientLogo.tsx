import { chakra } from '@chakra-ui/react/styled-system';

/** The logo of a client in one color, that of the text on the surface around it. */
export const ClientLogo = chakra('img', {
  base: {
    height: '1.75rem',
    width: 'auto',
    maxWidth: 'min(9rem, 100%)',
    objectFit: 'contain',
    objectPosition: 'left',
    filter: 'brightness(0) invert(var(--surface-invert))',
    // White on the surface's color, which paper does not have.
    '@media print': { filter: 'brightness(0)' },
  },
});
