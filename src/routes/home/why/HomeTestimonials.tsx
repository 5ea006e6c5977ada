import { ColorScope } from '../../../components/ColorScope';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialFigure } from '../../shared/TestimonialFigure';

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
const Card = chakra('div', {
  base: {
    ...surface.base,
    display: 'grid',
    height: '100%',
    padding: { base: '7', lg: '8' },
    paddingBottom: { lg: '10' },
    borderRadius: 'card',
    outline: '2px dashed currentColor',
    outlineOffset: '-11px',
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
            <ColorScope color={testimonial.color}>
              <Card>
                <TestimonialFigure testimonial={testimonial} size="lead" />
              </Card>
            </ColorScope>
          </li>
        ))}
      </List>
    </Column>
  );
}
