import type { Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { tradeAddress } from '../../../components/motif/drawings';
import { ownColors } from '../../../theme/forced-colors';
import { colorSchemes } from '../../../theme/recipes/surface';
import { palette } from '../../../theme/tokens';
import { namesOf, wordsOf, type Design } from './design';
import type { WidthOf } from './fit';
import { Bag } from './things/Bag';
import { Label } from './things/Label';
import type { DrawingProps } from './things/Name';
import { Shop } from './things/Shop';
import { Stamp } from './things/Stamp';
import { useSettled } from './useSettled';
import { fontSize } from './widths';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: 'gap',
    fontWeight: '800',
    // The device may have no bold font.
    fontSynthesis: 'weight',
    fontStretch: '125%',
    ...ownColors,
    // The size of a name depends on its spacing. Like that of a logo, it is part of the picture.
    '& :is(text, tspan)': { letterSpacing: '0 !important', wordSpacing: '0 !important' },
    '& svg': { display: 'block', width: '100%', height: 'auto', fontSize: `${fontSize}px` },
  },
  variants: {
    // The fonts of the page are only for its own words.
    isExample: { true: { fontFamily: 'display' }, false: { fontFamily: 'whole' } },
  },
});
/* On phones, the small things are in a row that scrolls, so that a long name stays readable. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'min(15rem, 75%)', md: 'minmax(0, 1fr)' },
    gap: 'gap',
    overflowX: { base: 'auto', md: 'visible' },
    marginInline: { base: 'calc(-1 * var(--gutter))', md: '0' },
    paddingInline: { base: 'var(--gutter)', md: '0' },
    scrollPaddingInline: 'var(--gutter)',
    scrollSnapType: 'x proximity',
    '& > *': { scrollSnapAlign: 'start' },
  },
});

interface Props {
  ref: Ref<HTMLDivElement>;
  sign: Queries.SignFragment;
  design: Design;
  /** Whether all that is shown is the example of the page. */
  isExample: boolean;
  widthOf: WidthOf;
}

/** The name on a shop, a label, a stamp and a bag. */
export function Things({ ref, sign, design, isExample, widthOf }: Props) {
  const { ground, text, threads } = colorSchemes[design.color];
  const trade = sign.trades.find(({ industry }) => industry.slug === design.trade);
  const drawing = trade?.industry.trade ?? 'bag';
  const shown: DrawingProps = {
    names: namesOf(design),
    lettering: design.lettering,
    ground: palette[ground],
    text: palette[text],
    thread: palette[threads[0]],
    emblem: tradeAddress(drawing, design.color),
    goods: tradeAddress(drawing, 'sky'),
    widthOf,
  };
  const words = `${sign.labels.things}: ${wordsOf(design, sign)}`;
  const settled = useSettled(words);
  return (
    <Root
      ref={ref}
      isExample={isExample}
      className="things"
      role="group"
      aria-label={words}
      translate="no"
    >
      <div aria-hidden="true">
        <Shop {...shown} />
      </div>
      <Row aria-hidden="true">
        <Label {...shown} />
        <Stamp {...shown} />
        <Bag {...shown} />
      </Row>
      <VisuallyHidden role="status">{settled}</VisuallyHidden>
    </Root>
  );
}
