import { chakra } from '@chakra-ui/react/styled-system';

/** The column for text and pictures. Only surfaces are wider. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc({sizes.page} + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
});

/** Text and what stands beside it on wide screens. */
export const Columns = chakra('div', {
  base: { display: 'grid', gap: 'block', alignItems: 'start' },
});
