import { chakra } from '@chakra-ui/react/styled-system';
import { fieldLooks, fieldTies, FieldFrame, type FieldBasics } from './FieldFrame';
import { plain } from '../lib/phrases';

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%2317130E' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3 6 5 5 5-5'/%3E%3C/svg%3E")`;
const Select = chakra('select', {
  base: {
    ...fieldLooks,
    // Nothing is typed here, so the subset fonts have all letters.
    fontFamily: 'text',
    appearance: 'none',
    paddingInlineEnd: '10',
    background: `{colors.ground} ${chevron} no-repeat right 1rem center / 1rem`,
    textOverflow: 'ellipsis',
    // The drawing is dark, whatever color is forced.
    '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
  },
});

export interface Option {
  /** The English label, which is sent in every language, so that the studio can filter its mail by it. */
  value: string;
  label: string;
}

interface Props extends FieldBasics {
  name: string;
  options: readonly Option[];
  /** The placeholder. Without one, the first option is chosen. */
  empty?: string;
  required?: boolean;
  defaultValue?: string | undefined;
}

/** A native select. */
export function SelectField({ id, label, aside, hint, error, options, empty, ...rest }: Props) {
  const basics = { id, label, aside, hint, error };
  return (
    <FieldFrame {...basics}>
      <Select {...rest} {...fieldTies(basics)}>
        {empty && <option value="">{empty}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Returns the options, with English values. */
export function toOptions(labels: readonly string[], english: readonly string[]): Option[] {
  return labels.map((label, index) => ({
    label: plain(label),
    value: english[index] ?? plain(label),
  }));
}
