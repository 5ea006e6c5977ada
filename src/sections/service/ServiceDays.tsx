import { chakra } from '@chakra-ui/react/styled-system';
import { Body } from '../../components/Heading';
import { type Days as DayRange, dayRange } from '../../fields/days';
import { getLanguage } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import { forcedLine } from '../../theme/forced-colors';
import { colorSchemes, type ColorScheme } from '../../theme/recipes/surface';

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'label',
  },
});
const Range = chakra('span', { base: { textStyle: 'figure', whiteSpace: { sm: 'nowrap' } } });

/** Business days as a large number. */
export function Days({ days }: { days: DayRange }) {
  const t = useMessages();
  return (
    <Line>
      <Range>{dayRange(days, getLanguage(useLanguage()))}</Range>{' '}
      {t('service:businessDays', { count: days.at(-1) ?? 0 })}
    </Line>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
    columnGap: 'gap',
    rowGap: '3',
    alignItems: { lg: 'end' },
    marginTop: 'block',
  },
});
/* One stitch a day. Those that a project may do without are pale. The half gaps at both ends are outside the column. */
const Stitches = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    height: { base: '5px', md: '8px' },
    marginTop: '1',
    marginInline: 'calc(-0.08 * var(--day))',
    background: 'linear-gradient(90deg, var(--thread) var(--least), {colors.jute} 0)',
    mask: 'radial-gradient(42% 92%, #000 96%, #0000 100%) 0 0 / var(--day) 100%',
    ...forcedLine,
    '@media print': { display: 'none' },
  },
});

interface Props {
  total: readonly [least: number, most: number];
  color: ColorScheme;
}

/** How long all steps of a service take together. */
export function ServiceDays({ total, color }: Props) {
  const t = useMessages();
  const [least, most] = total;
  const { ground, text, threads } = colorSchemes[color];
  // The ground is too pale for lines on paper, if its text is dark.
  const thread = text === 'paper' ? ground : threads[0];
  return (
    <Root>
      <Days days={total} />
      <Body>{t('service:businessDaysText')}</Body>
      <Stitches
        aria-hidden="true"
        css={{
          '--thread': `{colors.${thread}}`,
          '--day': `calc(100% / ${most})`,
          '--least': `calc(100% * ${least} / ${most})`,
        }}
      />
    </Root>
  );
}
