import { graphql } from 'gatsby';
import { stitchedOutline } from '../../../components/motif/stitching';
import { sewnRuleAbove } from '../../../components/stitched';
import { Surface } from '../../../components/Surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Sheet = chakra(Surface, {
  base: { padding: { base: '5', md: '8' }, ...stitchedOutline({ cornerRadius: 32 }) },
});
/*
 * Cells wrap where there is no room, such as in large text. On phones, the task is below the time and the name.
 */
const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: { base: '1.5', md: '2.5' },
    },
    '& tbody tr': sewnRuleAbove,
    '& tbody tr:first-of-type::before': { display: { base: 'none', md: 'block' } },
    '& th, & td': { textAlign: 'start', fontWeight: 'inherit' },
    '& thead': { display: { base: 'none', md: 'block' }, textStyle: 'label' },
    '& th > span': { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'label' },
    '& input': { flex: 'none', width: '1.5rem', height: '1.5rem', accentColor: 'currentColor' },
    '& tr > :nth-child(1)': { flex: { base: '1 1 9rem', md: '0 1 11rem' } },
    '& tr > :nth-child(2)': {
      order: { base: '1', md: '0' },
      flex: { base: '1 1 100%', md: '1 1 15rem' },
      paddingInlineStart: { base: '2.25rem', md: '0' },
    },
    '& tr > :nth-child(3)': { flex: { md: '0 1 7rem' } },
    '& td:first-of-type': { textStyle: 'body' },
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
    <Sheet color="paper">
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
