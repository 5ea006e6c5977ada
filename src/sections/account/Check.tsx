import { useId } from 'react';
import { Fault, fieldTies } from '../../forms/FieldFrame';
import { chakra } from '@chakra-ui/react/styled-system';
import { useFault } from './faults';

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
  /** What to say while it is not ticked; without it, it need not be. */
  missing?: string;
}

/** A box to tick with its label. */
export function Check({ name, label, missing }: Props) {
  const id = useId();
  const fault = useFault(name, missing ?? '');
  return (
    <>
      <Label>
        <Box
          type="checkbox"
          name={name}
          required={missing !== undefined}
          {...fieldTies({ id, label, fault })}
        />
        {label}
      </Label>
      <Fault id={id} fault={fault} />
    </>
  );
}
