import { chakra } from '@chakra-ui/react/styled-system';

/** A few words in a dashed outline: what something is, or what it is made with. */
export const Pill = chakra('p', {
  base: {
    paddingInline: '4',
    paddingBlock: '1.5',
    borderRadius: 'pill',
    border: '2px dashed currentColor',
    textStyle: 'label',
  },
});
