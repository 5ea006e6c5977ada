import { graphql } from 'gatsby';
import { ColorScope } from '../../components/ColorScope';
import { Icon } from '../../components/Icon';
import { round } from '../../components/round';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumbers } from '../../i18n/useNumbers';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Figure = chakra('figure', {
  base: { display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: '5' },
});
const Stars = chakra('p', {
  base: { display: 'flex', gap: '1', color: 'var(--surface-accent, {colors.accent.text})' },
});
const Quote = chakra('blockquote', {
  base: { fontWeight: '500', textWrap: 'pretty' },
  variants: {
    size: {
      lead: { textStyle: 'lead' },
      pull: {
        fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem)',
        lineHeight: 'calc(var(--text-leading) * 0.93)',
      },
    },
  },
});
const Caption = chakra('figcaption', { base: { display: 'flex', alignItems: 'center', gap: '4' } });
/* In the color of buttons on the client's color, so that it stands out on a card of that color as well. */
const Avatar = chakra('span', {
  base: {
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
    ...round,
    width: '3.25rem',
    height: '3.25rem',
    textStyle: 'label',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'label' } });
const Business = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'var(--surface-text, {colors.text.quiet})' },
});

interface Props {
  testimonial: Queries.TestimonialFragment;
  /** `pull` is for a quote that stands alone, `lead` for one of several. */
  size?: 'lead' | 'pull';
}

/** What one client said, with stars and name. */
export function TestimonialFigure({ testimonial, size = 'pull' }: Props) {
  const t = useMessages();
  const number = useNumbers();
  const { name, business, text, rating, initials, color } = testimonial;
  return (
    <Figure>
      <Stars>
        <VisuallyHidden>{t('service:rating', { rating: number(rating) })}</VisuallyHidden>
        {Array.from({ length: rating }, (_, star) => (
          <Icon key={star} name="star" size={22} />
        ))}
      </Stars>
      <Quote size={size}>{text}</Quote>
      <Caption>
        <ColorScope color={color}>
          <Avatar aria-hidden="true">{initials}</Avatar>
        </ColorScope>
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
