import { LocalLink } from '../../../components/LocalLink';
import { useMessages } from '../../../i18n/useMessages';
import type { ShellData } from '../../../layout/shell';
import { chakra } from '@chakra-ui/react/styled-system';

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
  products: ShellData['allProduct']['nodes'];
}

/** Links to the studio's own products. */
export function ProductLinks({ products }: Props) {
  const t = useMessages();
  return (
    <Line>
      {t('service:toolsTitle')}
      {products.map(({ path, name }) => (
        <LocalLink key={path} to={path}>
          {name}
        </LocalLink>
      ))}
    </Line>
  );
}
