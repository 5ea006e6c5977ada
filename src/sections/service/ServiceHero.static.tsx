import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { HeroSurface, HeroMotif, HeroWords } from '../../components/Hero';
import { Icon } from '../../components/Icon';
import { pagePaths } from '../../i18n/page-paths';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Ground = chakra(HeroSurface, {
  base: { paddingBottom: { base: '0', lg: 'clamp(3rem, 7vw, 6.5rem)' } },
});
const Words = chakra('div', { base: { position: 'relative', maxWidth: { lg: '60%' } } });

/** The first screen of a service page: what it is, for whom, and one button. */
export default function ServiceHero({ service }: { service: Queries.ServiceHeroFragment }) {
  const { hero, color, motif } = service;
  const t = useMessages();
  return (
    <Ground color={color}>
      <Container>
        <Words>
          <HeroWords words={hero}>
            <ButtonLink to={pagePaths.contact}>
              {t('service:startYourProject')}
              <Icon name="arrow" />
            </ButtonLink>
          </HeroWords>
        </Words>
      </Container>
      <HeroMotif name={motif} size={480} on={color} variant="tall" />
    </Ground>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ServiceHero on Service {
    color
    motif
    hero {
      badge
      headline
      blurb
    }
  }
`;
