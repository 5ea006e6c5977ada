import { Title } from '../../../components/Heading';
import { ruleAbove } from '../../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('ul', {
  base: { display: 'grid', marginTop: '5', columnGap: 'block' },
  variants: {
    columns: { true: { gridTemplateColumns: { md: '1fr 1fr', xl: '1fr 1fr 1fr' } }, false: {} },
  },
});
const Point = chakra('li', {
  base: { ...ruleAbove, paddingBlock: '4', textStyle: 'body' },
  variants: { large: { true: { textStyle: 'lead', paddingBlock: '5' }, false: {} } },
});

interface Props {
  title: string;
  points: readonly string[];
  large?: boolean;
  /** In two or three columns where there is room. */
  columns?: boolean;
}

/** A heading with a list of points, each under a stitched line. */
export function PointList({ title, points, large = false, columns = false }: Props) {
  return (
    <div>
      <Title>{title}</Title>
      <List columns={columns}>
        {points.map((point) => (
          <Point key={point} large={large}>
            {point}
          </Point>
        ))}
      </List>
    </div>
  );
}
