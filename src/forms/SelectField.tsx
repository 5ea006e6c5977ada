import { chakra } from '@chakra-ui/react/styled-system';
import { fieldLooks, fieldTies, FieldFrame, type FieldBasics } from './FieldFrame';

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%2317130E' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3 6 5 5 5-5'/%3E%3C/svg%3E")`;
const Select = chakra('select', {
  base: {
    ...fieldLooks,
    // Nothing is typed here, so our own letters suffice.
    fontFamily: 'text',
    appearance: 'none',
    paddingInlineEnd: '10',
    background: `{colors.ground} ${chevron} no-repeat right 1rem center / 1rem`,
    textOverflow: 'ellipsis',
  },
});

/** One thing to pick. */
export interface Option {
  /** What is sent: the English words, whatever the page's language, as the studio sorts its mail by them. */
  value: string;
  label: string;
}

interface Props extends FieldBasics {
  name: string;
  options: readonly Option[];
  /** What stands there while nothing is picked. */
  empty: string;
  required?: boolean;
  defaultValue?: string | undefined;
}

/** The browser's own list to pick from. */
export function SelectField({
  id,
  label,
  aside,
  hint,
  error,
  errorId,
  options,
  empty,
  ...rest
}: Props) {
  const basics = { id, label, aside, hint, error, errorId };
  return (
    <FieldFrame {...basics}>
      <Select {...rest} {...fieldTies(basics)}>
        <option value="">{empty}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Returns what to pick from. */
export function toOptions(labels: readonly string[], english: readonly string[]): Option[] {
  return labels.map((label, index) => ({ label, value: english[index] ?? label }));
}
