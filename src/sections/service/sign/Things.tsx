import type { Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { tradeAddress } from '../../../components/motif/drawings';
import { colorSchemes } from '../../../theme/recipes/surface';
import { palette } from '../../../theme/tokens';
import { Drawings } from '../../shared/sign/Drawings';
import type { WidthOf } from '../../shared/sign/fit';
import type { DrawingProps } from '../../shared/sign/Name';
import { Street } from '../../shared/sign/Street';
import { useSettled } from '../../shared/sign/useSettled';
import { namesOf, wordsOf, type Design } from './design';
import { Bag } from './things/Bag';
import { Label } from './things/Label';
import { Stamp } from './things/Stamp';

const Front = chakra('div', { base: { overflow: 'hidden', borderRadius: 'card' } });
/* On phones, the small things are in a row that scrolls, so that a long name stays readable. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'min(11rem, 60%)', md: 'minmax(0, 1fr)' },
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

/** The name over a shop, on a label, a stamp and a bag. */
export function Things({ ref, sign, design, isExample, widthOf }: Props) {
  const { ground, text, threads } = colorSchemes[design.color];
  const trade = sign.trades.find(({ industry }) => industry.slug === design.trade);
  const drawing = trade?.industry.trade ?? 'bag';
  const shown: DrawingProps = {
    names: namesOf(design),
    isStitched: design.lettering === 'stitched',
    ground: palette[ground],
    text: palette[text],
    thread: palette[threads[0]],
    emblem: tradeAddress(drawing, design.color),
    widthOf,
  };
  const words = `${sign.labels.things}: ${wordsOf(design, sign)}`;
  const settled = useSettled(words);
  return (
    <Drawings
      ref={ref}
      isExample={isExample}
      display="grid"
      gap="gap"
      className="things"
      role="group"
      aria-label={words}
      translate="no"
    >
      <Front aria-hidden="true">
        <Street {...shown} photo={sign.street} sizes="(min-width: 1024px) 55vw, 100vw" />
      </Front>
      <Row aria-hidden="true">
        <Label {...shown} />
        <Stamp {...shown} />
        <Bag {...shown} />
      </Row>
      <VisuallyHidden role="status">{settled}</VisuallyHidden>
    </Drawings>
  );
}
