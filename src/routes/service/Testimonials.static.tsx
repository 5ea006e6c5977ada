import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialFigure } from '../shared/TestimonialFigure';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'block',
    marginTop: 'block',
    gridTemplateColumns: { md: '1fr 1fr' },
    '& > li:nth-of-type(even)': { marginTop: { md: 'block' } },
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
  },
});

interface Props {
  testimonials: readonly Queries.TestimonialFragment[];
}

/** What clients said. */
export default function Testimonials({ testimonials }: Props) {
  const t = useMessages();
  return (
    <TitledSection id="testimonials" title={t('service:testimonials')}>
      <List>
        {testimonials.map((testimonial) => (
          <li key={testimonial.slug}>
            <TestimonialFigure testimonial={testimonial} />
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
