import { chakra } from '@chakra-ui/react/styled-system';

/** The column that text and pictures stand in; what is wider than it is surface. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc({sizes.page} + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
});
