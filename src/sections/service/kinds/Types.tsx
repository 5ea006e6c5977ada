import { Body, Title } from '../../../components/Heading';
import { Quilt } from '../../../components/motif/Quilt';
import { swipeRow } from '../../../components/swipe-row';
import { surface, type ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { clientSurfaces, colorsOf } from '../../shared/client-colors';
import { Drawing } from './Drawing';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { sm: 'repeat(2, 1fr)', lg: 'repeat(6, 1fr)' },
  },
  variants: {
    swiped: {
      true: {
        mdDown: {
          ...swipeRow,
          gridTemplateRows: 'auto auto 1fr',
          '& > li': {
            gridRow: 'span 3',
            gridTemplateColumns: 'none',
            gridTemplateRows: 'subgrid',
            rowGap: '4',
            '& > img, & > p': { gridArea: 'auto' },
          },
        },
      },
    },
  },
});
/* Two or four cards after full rows of three, which stand in pairs. */
const halves = [
  '&:nth-of-type(3n + 1):nth-last-of-type(4)',
  '&:nth-of-type(3n + 2):nth-last-of-type(3)',
  '&:nth-of-type(3n):nth-last-of-type(2)',
  '&:nth-of-type(3n + 1):last-of-type',
  '&:nth-of-type(3n + 1):nth-last-of-type(2)',
  '&:nth-of-type(3n + 2):last-of-type',
].join();
const Card = chakra('li', {
  ...surface,
  base: {
    ...surface.base,
    // On phones, the drawing is beside the words. Elsewhere, a subgrid aligns titles, drawings and texts of one row.
    display: 'grid',
    gridRow: { sm: 'span 3' },
    gridTemplateColumns: { base: '2fr 3fr', sm: 'none' },
    gridTemplateRows: { base: 'auto 1fr', sm: 'subgrid' },
    columnGap: '4',
    rowGap: { base: '1', sm: '6' },
    padding: { base: '4', sm: '6', lg: '7' },
    overflow: 'hidden',
    borderRadius: 'card',
    '& > img': {
      width: '100%',
      height: 'auto',
      gridArea: { base: '1 / 1 / 3', sm: 'auto' },
      alignSelf: { base: 'center', sm: 'end' },
    },
    // The border runs from edge to edge.
    '& > .quilt': {
      order: { base: '-1', sm: '0' },
      gridColumn: { base: '1 / -1', sm: 'auto' },
      marginInline: { base: '-1rem', sm: '-1.5rem', lg: '-1.75rem' },
    },
    '& > p': { gridColumn: { base: '2', sm: 'auto' }, '.quilt ~ &': { gridColumn: '1 / -1' } },
    gridColumn: { lg: 'span 2' },
    // The last cards fill their rows. One that is alone in its row has the drawing beside its words.
    '&:last-of-type:nth-of-type(odd)': {
      gridColumn: { sm: 'span 2' },
      gridTemplateColumns: { sm: '1fr 1fr', lg: 'none' },
      '& > img': { gridArea: { sm: '1 / 2 / 4', lg: 'auto' } },
    },
    [halves]: { gridColumn: { lg: 'span 3' } },
  },
});

const siteColors: readonly ColorScheme[] = ['sky', 'marigold', 'rose', 'jute', 'indigo', 'leaf'];

const clientGrounds = ['soft', 'bright', 'dark'] as const;

interface Props {
  items: Queries.KindsFragment['items'];
  /** Those of the client whose work is drawn. */
  colors?: Queries.ClientColorsFragment | null | undefined;
  /** On phones, the cards lie side by side. */
  swiped?: boolean;
}

/** Fields of surface that fill their rows, however many there are. */
export function Types({ items, colors, swiped = false }: Props) {
  const surfaceAt = (index: number) =>
    colors
      ? { css: clientSurfaces[clientGrounds[index % clientGrounds.length] ?? 'soft'] }
      : { color: siteColors[index % siteColors.length] ?? 'jute' };
  return (
    <List swiped={swiped} {...(swiped && { tabIndex: 0 })} css={colors ? colorsOf(colors) : {}}>
      {items.map(({ title, text, drawing }, index) => (
        <Card key={title} {...surfaceAt(index)}>
          <Title>{title}</Title>
          {drawing ? <Drawing file={drawing} size={[320, 180]} /> : <Quilt />}
          <Body>{text}</Body>
        </Card>
      ))}
    </List>
  );
}
