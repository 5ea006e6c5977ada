import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Headline } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'block',
    marginTop: 'block',
    gridTemplateColumns: { md: '1fr 1fr' },
    '& > li:nth-of-type(even)': { marginTop: { md: 'block' } },
  },
});
const Figure = chakra('figure', { base: { display: 'grid', gap: '5' } });
const Stars = chakra('p', { base: { display: 'flex', gap: '1', color: 'accent.text' } });
const Quote = chakra('blockquote', {
  base: {
    fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)',
    fontWeight: '500',
    lineHeight: 'calc(var(--text-leading) * 0.93)',
    textWrap: 'pretty',
  },
});
const Caption = chakra('figcaption', { base: { display: 'flex', alignItems: 'center', gap: '4' } });
const Avatar = chakra('span', {
  ...surface,
  base: {
    ...surface.base,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.25rem',
    borderRadius: 'pill',
    textStyle: 'label',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'label' } });
const Business = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'text.quiet' },
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
          {testimonials.map(({ slug, name, business, rating, text, initials, colour }) => (
            <li key={slug}>
              <Figure>
                <Stars>
                  <VisuallyHidden>{ratingLabel(rating)}</VisuallyHidden>
                  {Array.from({ length: rating }, (_, star) => (
                    <Icon key={star} name="star" size={22} />
                  ))}
                </Stars>
                <Quote>{text}</Quote>
                <Caption>
                  <Avatar colour={colour} aria-hidden="true">
                    {initials}
                  </Avatar>
                  <span>
                    <Name>{name}</Name>
                    <Business>{business}</Business>
                  </span>
                </Caption>
              </Figure>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Testimonial on Testimonial {
    slug
    name
    business
    rating
    text
    initials
    colour
  }
`;
