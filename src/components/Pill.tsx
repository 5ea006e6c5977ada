import { chakra, recipe } from '../theme/styled';

/** A few words in a dashed outline: what something is, or what it is made with. */
export const Pill = chakra(
  'p',
  recipe({
    base: {
      paddingInline: '4',
      paddingBlock: '1.5',
      borderRadius: 'pill',
      border: '2px dashed currentColor',
      textStyle: 'label',
    },
  }),
);
