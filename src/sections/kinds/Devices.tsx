import { Title } from '../../components/Heading';
import { chakra, recipe } from '../../theme/styled';

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      columnGap: { base: '5', lg: 'block' },
      rowGap: 'block',
      gridTemplateColumns: { base: '1fr 1.5fr', lg: '1.7fr 0.62fr 1fr' },
      alignItems: 'end',
    },
  }),
);
const Item = chakra(
  'li',
  recipe({ base: { '&:first-of-type': { gridColumn: { base: 'span 2', lg: 'auto' } } } }),
);
const Text = chakra('p', recipe({ base: { textStyle: 'body', marginTop: '1' } }));
const Frame = chakra(
  'svg',
  recipe({
    base: {
      width: '100%',
      height: 'auto',
      maxHeight: '26rem',
      marginBottom: '5',
      overflow: 'visible',
      '& [data-part=screen]': { fill: 'var(--screen)' },
      '& [data-part=thread]': {
        fill: 'none',
        stroke: 'ink',
        strokeWidth: '2.5',
        strokeLinecap: 'round',
        strokeDasharray: '8 6',
        vectorEffect: 'non-scaling-stroke',
      },
      '& [data-part=block]': { fill: 'ink' },
      '& [data-part=quiet]': { fill: 'ink', opacity: 0.18 },
    },
    variants: {
      device: {
        desktop: { '--screen': '{colors.sky}' },
        tablet: { '--screen': '{colors.marigold}' },
        mobile: { '--screen': '{colors.rose}' },
      },
    },
  }),
);

type Device = 'desktop' | 'tablet' | 'mobile';

/** Widths and heights of the drawn screens, in the proportions of the real ones. */
const screens: Record<Device, readonly [width: number, height: number]> = {
  desktop: [480, 300],
  tablet: [280, 360],
  mobile: [170, 350],
};

/** Three screens with the same page on them, each laid out for its size. */
export function Devices({ items }: { items: Queries.KindsFragment['items'] }) {
  return (
    <List>
      {items.map(({ title, text, device }) => (
        <Item key={title}>
          <Screen device={(device ?? 'desktop') as Device} />
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Item>
      ))}
    </List>
  );
}

function Screen({ device }: { device: Device }) {
  const [width, height] = screens[device];
  const columns = { desktop: 3, tablet: 2, mobile: 1 }[device];
  const pad = 22;
  const inner = width - 2 * pad;
  const gap = 12;
  const card = (inner - (columns - 1) * gap) / columns;
  const top = height * 0.52;
  return (
    <Frame device={device} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect data-part="screen" width={width} height={height} rx="22" />
      <rect data-part="thread" x="8" y="8" width={width - 16} height={height - 16} rx="15" />
      <rect data-part="block" x={pad} y={pad} width={Math.min(64, inner / 3)} height="9" rx="4.5" />
      <rect data-part="block" x={width - pad - 20} y={pad} width="20" height="9" rx="4.5" />
      <rect
        data-part="block"
        x={pad}
        y={height * 0.22}
        width={inner * (columns > 1 ? 0.6 : 0.9)}
        height="18"
        rx="6"
      />
      <rect
        data-part="block"
        x={pad}
        y={height * 0.22 + 26}
        width={inner * (columns > 1 ? 0.42 : 0.6)}
        height="18"
        rx="6"
      />
      {Array.from({ length: columns }, (_, column) => (
        <rect
          key={column}
          data-part="quiet"
          x={pad + column * (card + gap)}
          y={top}
          width={card}
          height={height - top - pad}
          rx="12"
        />
      ))}
    </Frame>
  );
}
