import { chakra, recipe } from '../theme/styled';

/** Text for those who hear the page. */
export const VisuallyHidden = chakra(
  'span',
  recipe({
    base: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  }),
);
