import { LocalLink } from '../../components/LocalLink';
import { chakra } from '@chakra-ui/react/styled-system';

/** A link in or under a form. */
export const TextLink = chakra(LocalLink, {
  base: {
    display: 'inline-block',
    paddingBlock: '2',
    fontWeight: '700',
    textDecoration: 'underline dashed 1.5px',
    textUnderlineOffset: '0.3em',
    _hover: { color: 'accent.text' },
  },
});

/** Links side by side. */
export const Links = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '5',
    textStyle: 'body',
  },
});
