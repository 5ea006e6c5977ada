import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialPatch } from '../../shared/TestimonialPatch';

const Column = chakra('div', { base: { alignSelf: 'center', paddingTop: { lg: '12' } } });
/* Overlapping patches, tilted in turn. */
const List = chakra('ul', {
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
  testimonials: readonly Queries.TestimonialFragment[];
}

/** What clients said. */
export function HomeTestimonials({ testimonials }: Props) {
  const t = useMessages();
  return (
    <Column data-reveal="">
      <VisuallyHidden asChild>
        <h3>{t('service:testimonials')}</h3>
      </VisuallyHidden>
      <List>
        {testimonials.map((testimonial) => (
          <li key={testimonial.slug}>
            <TestimonialPatch testimonial={testimonial} size="lead" />
          </li>
        ))}
      </List>
    </Column>
  );
}
