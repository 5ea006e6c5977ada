import { useId } from 'react';
import { FieldError, fieldTies } from '../../forms/FieldFrame';
import { chakra } from '@chakra-ui/react/styled-system';
import { useError } from './errors';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    textStyle: 'body',
    cursor: 'pointer',
  },
});
const Box = chakra('input', {
  base: {
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    accentColor: '{colors.ink}',
    '&[aria-invalid=true]': { outline: '2px solid {colors.accent.text}', outlineOffset: '2px' },
  },
});

interface Props {
  name: string;
  label: string;
  /** The error message while it is not checked. Without it, the box is optional. */
  missing?: string;
}

/** A checkbox with its label. */
export function Checkbox({ name, label, missing }: Props) {
  const id = useId();
  const error = useError(name, missing ?? '');
  return (
    <>
      <Label>
        <Box
          type="checkbox"
          name={name}
          required={missing !== undefined}
          {...fieldTies({ id, label, error })}
        />
        {label}
      </Label>
      <FieldError id={id} error={error} />
    </>
  );
}
