import { LocalLink } from '../../../components/LocalLink';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { plain } from '../../../lib/phrases';

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    marginTop: '6',
    '& > a': {
      paddingBlock: '3',
      textStyle: 'label',
      textDecoration: 'underline dashed 2px',
      textUnderlineOffset: '0.4em',
    },
  },
});

interface Props {
  products: readonly { readonly path: string; readonly linkText: string }[];
}

/** Links to the studio's own products. Without one, nothing. */
export function ProductLinks({ products }: Props) {
  const t = useMessages();
  if (products.length === 0) return null;
  return (
    <Line>
      {plain(t('service:toolsTitle'))}
      {products.map(({ path, linkText: name }) => (
        <LocalLink key={path} to={path}>
          {name}
        </LocalLink>
      ))}
    </Line>
  );
}
