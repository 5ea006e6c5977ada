import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Benefits } from '../../shared/Benefits';
import { Stats } from '../../shared/Stats';
import { HomeTestimonials } from './HomeTestimonials';

const Head = chakra('div', { base: { display: 'grid', gap: '5', marginBottom: 'block' } });

interface Props {
  benefits: readonly Queries.BenefitFragment[];
  testimonials: readonly Queries.TestimonialFragment[];
  stats: Queries.StatsFragment['stats'];
}

/** Benefits, testimonials and stats. */
export default function Why({ benefits, testimonials, stats }: Props) {
  const t = useMessages();
  return (
    <Section id="why" aria-labelledby="why-title">
      <Container>
        <Columns alignItems="stretch" gridTemplateColumns={{ lg: '7fr 5fr' }}>
          <div>
            <Head data-reveal="">
              <Headline id="why-title">{t('home:whyTitle')}</Headline>
              <Lead>{t('home:whyText')}</Lead>
            </Head>
            <Benefits benefits={benefits} />
          </div>
          <HomeTestimonials testimonials={testimonials} />
        </Columns>
        <Stats stats={stats} />
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Benefit on Benefit {
    slug
    emblem
    title
    text
  }

  fragment Stats on Studio {
    stats {
      value
      suffix
      label
    }
  }
`;
