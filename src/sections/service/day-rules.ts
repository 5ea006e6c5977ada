import { type Duration, spansOf } from '../../fields/days';
import { forcedLine } from '../../theme/forced-colors';
import { colorSchemes, type ColorScheme } from '../../theme/recipes/surface';

/** The line above a step, with one stitch a day of all steps. Its own days have the color of the service, those that it may do without are pale. */
const dayRule = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0',
    // The half gaps at both ends are outside the column.
    insetInline: 'calc(-0.08 * var(--day))',
    height: '5px',
    paddingInline: '0',
    background:
      'linear-gradient(90deg, {colors.jute} var(--start), var(--thread) 0 var(--least), color-mix(in srgb, var(--thread) 45%, {colors.jute}) 0 var(--most), {colors.jute} 0)',
    mask: 'radial-gradient(42% 92%, #000 96%, #0000 100%) 0 0 / var(--day) 100%',
    ...forcedLine,
    '@media print': { display: 'none' },
  },
} as const;

/** Returns the styles of the steps of a service: when each begins and ends is drawn above it. */
export function dayRules(durations: readonly Duration[], color: ColorScheme) {
  const spans = spansOf(durations);
  const last = spans.at(-1);
  const total = last ? last.start + last.most : 0;
  if (total === 0) return [];
  const { ground, text, threads } = colorSchemes[color];
  // The ground is too pale for lines on paper, if its text is dark.
  const thread = text === 'paper' ? ground : threads[0];
  const share = (days: number) => `${((100 * days) / total).toFixed(2)}%`;
  return spans.map(({ start, least, most }) => ({
    ...dayRule,
    '--thread': `{colors.${thread}}`,
    '--day': share(1),
    '--start': share(start),
    '--least': share(start + least),
    '--most': share(start + most),
  }));
}
