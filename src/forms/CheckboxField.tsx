import type { ChangeEventHandler, Ref } from 'react';
import { FieldError, fieldTies, type FieldBasics } from './FieldFrame';
import { chakra } from '@chakra-ui/react/styled-system';

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
/* The platform's own box has an edge of 1 px, and the text fields beside it 2 px. */
const check = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E")`;
const Box = chakra('input', {
  base: {
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    appearance: 'none',
    border: '2px solid {colors.ink}',
    borderRadius: '0.25rem',
    background: 'ground',
    '&:checked': { background: `{colors.ink} ${check} center / contain no-repeat` },
    '@media (forced-colors: active)': { appearance: 'auto' },
    '&[aria-invalid=true]': { outline: '2px solid {colors.accent.text}', outlineOffset: '2px' },
  },
});

interface Props extends Pick<FieldBasics, 'id' | 'label' | 'error'> {
  name: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A checkbox with its label. */
export function CheckboxField({ id, label, error, ...rest }: Props) {
  return (
    <>
      <Label>
        <Box type="checkbox" {...rest} {...fieldTies({ id, label, error })} />
        <span>{label}</span>
      </Label>
      <FieldError id={id} error={error} />
    </>
  );
}
