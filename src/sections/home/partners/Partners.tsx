import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { PartnerLogo } from './PartnerLogo';
import { ruleAbove, ruleBelow } from '../../../components/stitched';

const Grid = chakra('div', {
  base: { display: 'grid', gap: { base: '6', md: '8' } },
});
const Words = chakra('div', { base: { display: 'grid', gap: '4' } });
/* Quiet lines of names between two rules. The lines are balanced as those of a text, so none has a single name. */
const List = chakra('ul', {
  base: {
    textWrap: 'balance',
    paddingBlock: { base: '3', md: '5' },
    ...ruleAbove,
    ...ruleBelow,
  },
});

/** The platforms that the studio builds on. Without one, nothing. Nothing here can be focused (home.tsx). */
export function Partners({ partners }: { partners: readonly Queries.PartnerFragment[] }) {
  const t = useMessages();
  if (partners.length === 0) return null;
  return (
    <Section id="partners" aria-labelledby="partners-title">
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
      publicURL
    }
  }
`;
