import { chakra } from '@chakra-ui/react/styled-system';
import { Body } from '../../components/Heading';
import { ColorScope } from '../../components/ColorScope';
import { useMessages } from '../../i18n/useMessages';
import type { ColorScheme } from '../../theme/recipes/surface';
import { Days } from './Days';

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
    background: 'linear-gradient(90deg, var(--surface-on-paper) var(--least), {colors.jute} 0)',
    mask: 'radial-gradient(42% 92%, #000 96%, #0000 100%) 0 0 / var(--day) 100%',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
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
  return (
    <Root>
      <Days days={total} />
      <Body>{t('service:businessDaysText')}</Body>
      <ColorScope color={color}>
        <Stitches
          aria-hidden="true"
          css={{ '--day': `calc(100% / ${most})`, '--least': `calc(100% * ${least} / ${most})` }}
        />
      </ColorScope>
    </Root>
  );
}
