import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Title } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    marginTop: '6',
    gridTemplateColumns: { md: '1fr 1fr' },
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
  },
});
const Way = chakra(LocalLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '4',
    padding: { base: '6', md: '8' },
    textStyle: 'title',
    _focusVisible: { outlineOffset: '-8px', borderRadius: 'card' },
    '& > span > span': { display: 'block', textStyle: 'label', marginBottom: '1' },
    '& > svg': { transition: 'transform 180ms' },
    '&:hover > svg': { transform: 'translateX(6px)' },
  },
});

/** Links to the other products. Without one, nothing. */
export default function OtherProducts({
  products,
}: {
  products: readonly Queries.OtherProductFragment[];
}) {
  const t = useMessages();
  if (products.length === 0) return null;
  return (
    <Section aria-labelledby="others-title">
      <Container>
        <Title as="h2" id="others-title">
          {t('product:othersTitle')}
        </Title>
        <List>
          {products.map(({ slug, path, name, color, hero }) => (
            <Surface as="li" key={slug} color={color} borderRadius="card">
              <Way to={path}>
                <span>
                  <span>{hero.badge}</span>
                  {name}
                </span>
                <Icon name="arrow" />
              </Way>
            </Surface>
          ))}
        </List>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment OtherProduct on Product {
    slug
    path
    name
    color
    hero {
      badge
    }
  }
`;
