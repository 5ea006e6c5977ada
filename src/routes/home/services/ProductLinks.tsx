import { graphql } from 'gatsby';
import { LocalLink } from '../../../components/LocalLink';
import { useMessages } from '../../../i18n/useMessages';
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

/** Links to the studio's own products. */
export function ProductLinks({ products }: { products: readonly Queries.ProductNameFragment[] }) {
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

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProductName on Product {
    path
    name
  }
`;
