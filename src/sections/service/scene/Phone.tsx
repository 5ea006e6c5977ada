import { chakra } from '@chakra-ui/react/styled-system';

/** The frame of a drawn phone, in the colors of a client, or of the site where it has none. */
export const Phone = chakra('div', {
  base: {
    '--dark': 'var(--client-dark, {colors.ink})',
    '--light': 'var(--client-light, {colors.paper})',
    '--bright': 'var(--client-bright, {colors.marigold})',
    display: 'grid',
    alignContent: 'start',
    border: '6px solid var(--dark)',
    borderRadius: '28px',
    background: 'var(--light)',
    color: 'var(--dark)',
    overflow: 'hidden',
  },
});
