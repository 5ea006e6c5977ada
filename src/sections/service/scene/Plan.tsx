import { graphql } from 'gatsby';
import { sewnRuleAbove } from '../../../components/stitched';
import { Surface } from '../../../components/Surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Sheet = chakra(Surface, { base: { padding: { base: '5', md: '8' } } });
/* On phones, the time and the name are above and below the task. */
const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '12rem minmax(0, 1fr) 9rem' },
      columnGap: '3',
      alignItems: 'center',
      paddingBlock: { base: '1.5', md: '2.5' },
    },
    '& tbody tr': sewnRuleAbove,
    '& tbody tr:first-of-type::before': { display: { base: 'none', md: 'block' } },
    '& th, & td': { textAlign: 'start', fontWeight: 'inherit' },
    '& thead': { display: { base: 'none', md: 'block' }, textStyle: 'label' },
    '& th > span': { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'label' },
    '& input': { flex: 'none', width: '1.5rem', height: '1.5rem', accentColor: 'currentColor' },
    '& td:first-of-type': {
      gridArea: { base: '2 / 1 / 3 / -1', md: 'auto' },
      paddingInlineStart: { base: '2.25rem', md: '0' },
      textStyle: 'body',
    },
    '& td:last-of-type': { textStyle: 'small' },
    '& tr:has(:checked) td:first-of-type': { textDecoration: 'line-through dashed' },
  },
});

interface Props {
  plan: Queries.PlanFragment;
}

/** A plan with a box to tick beside each task. */
export function Plan({ plan: { columns, rows } }: Props) {
  return (
    <Sheet color="paper" border="2px dashed currentColor">
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.task}</th>
            <th scope="col">{columns.who}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, task, who }, index) => (
            <tr key={task}>
              <th scope="row">
                <span>
                  <input type="checkbox" aria-labelledby={`task-${index}`} />
                  {when}
                </span>
              </th>
              <td id={`task-${index}`}>{task}</td>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Plan on ServiceScenePlan {
    columns {
      when
      task
      who
    }
    rows {
      when
      task
      who
    }
    print
  }
`;
