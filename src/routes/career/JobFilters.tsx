import type { MouseEvent } from 'react';
import { setSearch } from '../../lib/search';
import { filterPill } from '../../components/filter-pill';
import { chakra } from '@chakra-ui/react/styled-system';

const Group = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
const Name = chakra('p', { base: { textStyle: 'label', width: { base: '100%', md: '8rem' } } });
const Choice = chakra('a', { base: filterPill });

export interface FilterChoice {
  label: string;
  /** The query of the link. Empty for all positions. */
  search: string;
  current: boolean;
}

interface Props {
  id: string;
  name: string;
  /** Path of the page, for the link without a query. */
  path: string;
  choices: readonly FilterChoice[];
}

/** One row of filters. Each is a link, so it can be shared and Back undoes it. */
export function JobFilters({ id, name, path, choices }: Props) {
  const choose = (search: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setSearch(search);
  };
  return (
    <Group role="group" aria-labelledby={id}>
      <Name id={id}>{name}</Name>
      {choices.map(({ label, search, current }) => (
        <Choice
          key={label}
          href={`${path}${search}`}
          data-hydrate=""
          onClick={choose(search)}
          {...(current && { 'aria-current': 'true' as const })}
        >
          {label}
        </Choice>
      ))}
    </Group>
  );
}
