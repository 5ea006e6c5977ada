import { Container } from '../../components/Container';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
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
  title: string;
  /** Returns a rating as it is read out. */
  ratingLabel: (rating: number) => string;
}

/** What clients said. */
export default function Testimonials({ testimonials, title, ratingLabel }: Props) {
  return (
    <Section id="testimonials" labelledBy="testimonials-title">
      <Container>
        <Headline id="testimonials-title">{title}</Headline>
        <List>
          {testimonials.map((testimonial) => (
            <li key={testimonial.slug}>
              <TestimonialFigure
                testimonial={testimonial}
                rating={ratingLabel(testimonial.rating)}
              />
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
