import { chakra } from '@chakra-ui/react/styled-system';

/** Styles of a short label with round ends. */
export const pill = {
  paddingInline: '4',
  paddingBlock: '1.5',
  borderRadius: 'pill',
  textStyle: 'label',
} as const;

/** A short label in a dashed outline. */
export const Pill = chakra('p', { base: { ...pill, border: '2px dashed currentColor' } });
