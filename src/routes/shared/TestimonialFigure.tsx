import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Figure = chakra('figure', { base: { display: 'grid', gap: '5' } });
const Stars = chakra('p', {
  base: { display: 'flex', gap: '1', color: 'var(--surface-accent, {colors.accent.text})' },
});
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
  base: { display: 'block', textStyle: 'small', color: 'var(--surface-text, {colors.text.quiet})' },
});

interface Props {
  testimonial: Queries.TestimonialFragment;
  /** The rating as it is read out, such as "5 out of 5 stars". */
  rating: string;
}

/** What one client said, with stars and name. */
export function TestimonialFigure({ testimonial, rating }: Props) {
  const { name, business, text, initials, color } = testimonial;
  return (
    <Figure>
      <Stars>
        <VisuallyHidden>{rating}</VisuallyHidden>
        {Array.from({ length: testimonial.rating }, (_, star) => (
          <Icon key={star} name="star" size={22} />
        ))}
      </Stars>
      <Quote>{text}</Quote>
      <Caption>
        <Avatar color={color} aria-hidden="true">
          {initials}
        </Avatar>
        <span>
          <Name>{name}</Name>
          <Business>{business}</Business>
        </span>
      </Caption>
    </Figure>
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
    color
  }
`;
