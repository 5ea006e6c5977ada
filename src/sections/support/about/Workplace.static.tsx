import { graphql } from 'gatsby';
import { Photo } from '../../../components/Photo';
import { Section } from '../../../components/Section';
import { chakra } from '@chakra-ui/react/styled-system';

const Picture = chakra('div', {
  base: {
    aspectRatio: { base: '4 / 3', md: '16 / 9', lg: '2 / 1' },
    width: '100%',
    maxHeight: '46rem',
    overflow: 'hidden',
    borderRadius: 'surface',
  },
});

/** The studio's workplace, as wide as the page. */
export default function Workplace({ workplace }: { workplace: Queries.WorkplaceFragment }) {
  return (
    <Section>
      <Picture>
        <Photo {...workplace} sizes="100vw" />
      </Picture>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Workplace on Picture {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [400, 800, 1200, 1600, 2000])
      }
    }
  }
`;
