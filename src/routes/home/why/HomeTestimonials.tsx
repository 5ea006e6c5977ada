import { ColorScope } from '../../../components/ColorScope';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Column = chakra('div', { base: { alignSelf: 'center', paddingTop: { lg: '12' } } });
/* Overlapping cards, tilted in turn. */
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
const Card = chakra('figure', {
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '4',
    height: '100%',
    padding: { base: '7', lg: '8' },
    paddingBottom: { lg: '10' },
    borderRadius: 'card',
    outline: '2px dashed currentColor',
    outlineOffset: '-11px',
  },
});
const Stars = chakra('p', { base: { display: 'flex', gap: '1' } });
const Quote = chakra('blockquote', { base: { textStyle: 'lead', fontWeight: '500' } });
const Caption = chakra('figcaption', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
const Avatar = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: 'pill',
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
    textStyle: 'label',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'label' } });
const Business = chakra('span', { base: { display: 'block', textStyle: 'small' } });

interface Props {
  testimonials: readonly Queries.TestimonialFragment[];
  strings: { title: string; rating: (rating: number) => string };
}

/** What clients said. */
export function HomeTestimonials({ testimonials, strings }: Props) {
  return (
    <Column data-reveal="">
      <VisuallyHidden asChild>
        <h3>{strings.title}</h3>
      </VisuallyHidden>
      <List>
        {testimonials.map(({ slug, name, business, rating, text, initials, color }) => (
          <li key={slug}>
            <ColorScope color={color}>
              <Card>
                <Stars>
                  <VisuallyHidden>{strings.rating(rating)}</VisuallyHidden>
                  {Array.from({ length: rating }, (_, star) => (
                    <Icon key={star} name="star" />
                  ))}
                </Stars>
                <Quote>{text}</Quote>
                <Caption>
                  <Avatar aria-hidden="true">{initials}</Avatar>
                  <span>
                    <Name>{name}</Name>
                    <Business>{business}</Business>
                  </span>
                </Caption>
              </Card>
            </ColorScope>
          </li>
        ))}
      </List>
    </Column>
  );
}
