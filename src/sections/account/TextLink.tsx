import { LocalLink } from '../../components/LocalLink';
import { chakra, recipe } from '../../theme/styled';

/** A link in or under a form. */
export const TextLink = chakra(
  LocalLink,
  recipe({
    base: {
      display: 'inline-block',
      paddingBlock: '2',
      fontWeight: '700',
      textDecoration: 'underline dashed 1.5px',
      textUnderlineOffset: '0.3em',
      _hover: { color: 'accent.text' },
    },
  }),
  { forwardProps: ['to'] },
);

/** Links side by side. */
export const Links = chakra(
  'p',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '5',
      textStyle: 'body',
    },
  }),
);
