import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Benefits } from '../../shared/Benefits';
import { TestimonialPatch } from '../../shared/TestimonialPatch';
import { Stats } from '../../shared/Stats';

const Head = chakra('div', { base: { display: 'grid', gap: '5', marginBottom: 'block' } });

const Testimonials = chakra('div', { base: { alignSelf: 'center', paddingTop: { lg: '12' } } });
/* Overlapping patches, tilted in turn. */
const Patches = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '0' },
    gridTemplateColumns: { md: '1fr 1fr', lg: '1fr' },
    '& > li:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
    '& > li + li': { marginTop: { lg: '-0.75rem' } },
    '& > li:nth-of-type(odd)': { transform: { lg: 'rotate(-1.5deg)' } },
    '& > li:nth-of-type(even)': {
      transform: { lg: 'rotate(1.5deg)' },
      marginInlineStart: { lg: '3rem' },
      marginInlineEnd: { lg: '-1rem' },
    },
  },
});

interface Props {
  benefits: readonly Queries.BenefitFragment[];
  testimonials: readonly Queries.TestimonialFragment[];
  stats: Queries.StatsFragment['stats'];
}

/** Benefits, testimonials and stats. Without a benefit, nothing. */
export default function Why({ benefits, testimonials, stats }: Props) {
  const t = useMessages();
  if (benefits.length === 0) return null;
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
          {testimonials.length > 0 && (
            <Testimonials data-reveal="">
              <VisuallyHidden asChild>
                <h3>{t('service:testimonials')}</h3>
              </VisuallyHidden>
              <Patches>
                {testimonials.map((testimonial) => (
                  <li key={testimonial.slug}>
                    <TestimonialPatch testimonial={testimonial} size="lead" />
                  </li>
                ))}
              </Patches>
            </Testimonials>
          )}
        </Columns>
        <Stats stats={stats} />
      </Container>
    </Section>
  );
}
