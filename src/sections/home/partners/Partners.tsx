import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { PartnerLogo } from './PartnerLogo';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    alignItems: 'center',
    gridTemplateColumns: { lg: '4fr 8fr' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '4' } });
/* Buttons sewn on in two rows, the lower ones between the upper ones. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    rowGap: '6',
    '& > li': { width: { base: '33.33%', md: '20%' } },
  },
});

/** The platforms the studio builds on (spec §2, Home, 7). Nothing here can be focused: see HomeView. */
export function Partners({ partners }: { partners: readonly Queries.PartnerFragment[] }) {
  const t = useMessages();
  return (
    <Section id="partners" labelledBy="partners-title">
      <Container>
        <Grid data-reveal="">
          <Words>
            <Headline id="partners-title">{t('home:partnersTitle')}</Headline>
            <Lead>{t('home:partnersText')}</Lead>
          </Words>
          <List>
            {partners.map((partner) => (
              <PartnerLogo key={partner.slug} partner={partner} />
            ))}
          </List>
        </Grid>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Partner on Partner {
    slug
    name
    logo {
      src {
        publicURL
      }
    }
  }
`;
