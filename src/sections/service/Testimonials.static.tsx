import { TitledSection } from '../../components/Section';
import { swipeRow } from '../../components/swipe-row';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialPatch } from '../shared/TestimonialPatch';

const List = chakra('ul', {
  base: {
    display: 'grid',
    alignItems: { md: 'start' },
    gap: 'gap',
    marginTop: 'block',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    mdDown: { ...swipeRow, marginTop: '4' },
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
      <List tabIndex={0}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.slug}>
            <TestimonialPatch testimonial={testimonial} />
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
