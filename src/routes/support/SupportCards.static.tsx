import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { Motif } from '../../motif/Motif';
import type { FigureMotif } from '../../motif/drawings';
import { TitledSection } from '../../components/Section';
import { surface, type ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    marginTop: 'block',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1.5fr) repeat(2, minmax(0, 1fr))',
    },
    '& > :first-child': { gridRow: { lg: 'span 2' }, gridColumn: { sm: 'span 2', lg: 'auto' } },
    '& > :last-child': { gridColumn: { sm: 'span 2' } },
    // Only the widest card has room for a long word at this size.
    '& > :first-child h3': { textStyle: { lg: 'headline' } },
  },
});
const Card = chakra(LocalLink, {
  ...surface,
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    gap: '3',
    height: '100%',
    padding: { base: '6', lg: '8' },
    borderRadius: 'card',
    overflow: 'hidden',
    transition: 'transform 300ms',
    _hover: { transform: 'translateY(-4px)' },
    '& > svg': { alignSelf: 'end' },
    '&:has(> .motif)': { gridTemplateRows: '1fr auto auto' },
    '& > .motif': { gridColumn: '1 / -1', margin: '-1rem -1rem 0 auto', maxWidth: '70%' },
  },
});
const Name = chakra('h3', { base: { textStyle: 'title', gridColumn: '1 / -1' } });
const Text = chakra('p', { base: { textStyle: 'body' } });

export interface SupportCard {
  /** English path. */
  to: string;
  name: string;
  text: string;
  color: ColorScheme;
  motif?: FigureMotif;
}

/** Links to the support pages. The first card is the widest. */
export default function SupportCards({
  title,
  cards,
}: {
  title: string;
  cards: readonly SupportCard[];
}) {
  return (
    <TitledSection id="ways" title={title}>
      <List>
        {cards.map(({ to, name, text, color, motif }) => (
          <li key={to}>
            <Card to={to} color={color}>
              {motif && <Motif name={motif} size={240} on={color} />}
              <Name>{name}</Name>
              <Text>{text}</Text>
              <Icon name="arrow" size={28} />
            </Card>
          </li>
        ))}
      </List>
    </TitledSection>
  );
}
