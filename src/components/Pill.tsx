import { chakra } from '@chakra-ui/react/styled-system';

/** A short label in a dashed outline. */
export const Pill = chakra('p', {
  base: {
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'pill',
    border: '2px dashed currentColor',
    textStyle: 'label',
  },
});
