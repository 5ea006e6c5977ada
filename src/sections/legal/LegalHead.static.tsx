import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Lead, PageTitle } from '../../components/Heading';
import { HeroSurface } from '../../components/Hero';
import { Quilt } from '../../components/motif/Quilt';
import { getLanguage } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { monthLabel } from './updated';

const Words = chakra('div', {
  base: { display: 'grid', gap: '5', paddingBottom: 'clamp(2rem, 5vw, 4rem)' },
});
const Updated = chakra('p', { base: { textStyle: 'label' } });

/** Title, purpose and date of a legal page. */
export default function LegalHead({ page }: { page: Queries.LegalHeadFragment }) {
  const t = useMessages();
  const month = monthLabel(page.updated, getLanguage(useLanguage()).locale);
  return (
    <HeroSurface color="jute" paddingBottom="6">
      <Container>
        <Words>
          <PageTitle>{page.title}</PageTitle>
          <Lead>{page.intro}</Lead>
          <Updated>{t('support:lastUpdated', { month })}</Updated>
        </Words>
      </Container>
      <Quilt />
    </HeroSurface>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment LegalHead on LegalPage {
    title
    intro
    updated
  }
`;
