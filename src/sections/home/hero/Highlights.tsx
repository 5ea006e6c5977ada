import { memo, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon';
import { round } from '../../../components/round';
import { appear } from '../../../components/motion/appear';
import { useRotation, useTurn } from '../../../components/motion/useRotation';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';
import { stitchedOutline } from '../../../components/motif/stitching';

const Patch = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '5',
    paddingInline: { base: '5', md: '7' },
    ...stitchedOutline({ cornerRadius: 14, offset: -9 }),
  },
});
/* With scripts, the items are stacked and shown in turn. Screen readers and find-in-page always reach all of them. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    'html[data-scripting=on] &': {
      alignItems: 'center',
      '& > li': { gridArea: '1 / 1', opacity: 0 },
      '& > li[data-current=true]': { opacity: 1 },
      '@media print': { '& > li': { gridArea: 'auto', opacity: 1 } },
    },
  },
});
const Name = chakra('strong', { base: { display: 'block', textStyle: 'title' } });
const Text = chakra('span', {
  base: { display: 'block', marginTop: '1', textStyle: 'small', textWrap: 'balance' },
});
const Pause = chakra('button', {
  base: {
    ...round,
    'html:not([data-scripting=on]) &': { display: 'none' },
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
    _focusVisible: { outlineOffset: '-6px' },
  },
});

interface Props {
  highlights: Queries.HomeHeroFragment['highlights'];
}

/** The highlights in rotation, with a pause button (docs/requirements.md#hero). */
export function Highlights({ highlights }: Props) {
  const t = useMessages();
  const { turning, stopped, toggle, handlers } = useRotation();
  return (
    <Patch color="marigold" role="group" aria-label={t('home:highlights')} {...handlers}>
      <List>
        <Items highlights={highlights} turning={turning} />
      </List>
      <Pause
        type="button"
        aria-label={t(stopped ? 'home:playHighlights' : 'home:pauseHighlights')}
        onClick={toggle}
      >
        <Icon name={stopped ? 'play' : 'pause'} />
      </Pause>
    </Patch>
  );
}

/** The items. A turn renders nothing else. */
function Items({ highlights, turning }: Props & { turning: boolean }) {
  const current = useTurn(highlights.length, turning);
  const shown = useRef<HTMLLIElement>(null);
  const before = useRef(current);
  // Before the first paint, to avoid a flash of the full item.
  useLayoutEffect(() => {
    if (before.current !== current) appear(shown.current);
    before.current = current;
  }, [current]);
  return highlights.map((highlight, index) => (
    <li
      key={highlight.title}
      data-current={index === current}
      ref={index === current ? shown : null}
    >
      <Item highlight={highlight} />
    </li>
  ));
}

const Item = memo(({ highlight: { title, text } }: { highlight: Props['highlights'][number] }) => (
  <>
    <Name>
      <Phrases>{title}</Phrases>
    </Name>
    <Text>{text}</Text>
  </>
));
