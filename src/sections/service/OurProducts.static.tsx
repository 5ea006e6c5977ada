import { graphql } from 'gatsby';
import { Columns, Container } from '../../components/Container';
import { Headline, Lead, Title } from '../../components/Heading';
import { useMessages } from '../../i18n/useMessages';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { Section } from '../../components/Section';
import { ruleAbove } from '../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';

const Words = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } });
const Way = chakra(LocalLink, {
  base: {
    ...ruleAbove,
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    gridTemplateColumns: { base: '1fr auto', md: '1fr 1.6fr auto' },
    paddingBlock: '5',
    '& > svg': { gridArea: { base: '1 / 2', md: 'auto' }, transition: 'translate 180ms' },
    _hover: { '& > svg': { translate: '6px 0' } },
  },
});

/** The studio's own products, each with one sentence and a link. Without one, nothing. */
export default function OurProducts({
  products,
}: {
  products: readonly Queries.ProductCardFragment[];
}) {
  const t = useMessages();
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby="products-title">
      <Container>
        <Columns gridTemplateColumns={{ lg: '5fr 7fr' }} rowGap="gap" alignItems="stretch">
          <Words>
            <Headline id="products-title">{t('service:toolsTitle')}</Headline>
            <Lead>{t('service:toolsText')}</Lead>
          </Words>
          <ul>
            {products.map(({ path, name, hero }) => (
              <li key={path}>
                <Way to={path}>
                  <Title as="span">{name}</Title>
                  <span>
                    <Phrases>{hero.headline}</Phrases>
                  </span>
                  <Icon name="arrow" />
                </Way>
              </li>
            ))}
          </ul>
        </Columns>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProductCard on Product {
    path
    name
    hero {
      headline
    }
  }
`;
