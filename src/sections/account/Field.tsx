import { useId, type ReactNode } from 'react';
import { chakra, recipe } from '../../theme/styled';

const Root = chakra('div', recipe({ base: { display: 'grid', gap: '1.5' } }));
const Label = chakra('label', recipe({ base: { textStyle: 'label' } }));
const Row = chakra('div', recipe({ base: { position: 'relative' } }));
const Input = chakra(
  'input',
  recipe({
    base: {
      width: '100%',
      minHeight: '3.25rem',
      paddingInline: '4',
      borderRadius: 'small',
      border: '2px solid {colors.ink}',
      background: 'ground',
      color: 'text',
      fontFamily: 'system',
      fontSize: '1.0625rem',
      '&[aria-invalid=true]': { borderColor: 'accent.text' },
    },
  }),
);
const Fault = chakra(
  'p',
  recipe({ base: { textStyle: 'small', fontWeight: '700', color: 'accent.text' } }),
);

export interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** What a password manager reads. */
  autoComplete: string;
  defaultValue?: string;
  /** What is wrong with the value. */
  fault?: string | undefined;
  onEdit?: () => void;
  /** A control that stands inside the field, at its end. */
  children?: ReactNode;
}

/** A required line of an account form with its label and, where there is one, its fault. */
export function Field({
  name,
  label,
  type = 'text',
  fault,
  onEdit,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <Input
          id={id}
          name={name}
          type={type}
          required
          spellCheck={false}
          autoCapitalize={type === 'text' ? 'words' : 'none'}
          onInput={onEdit}
          {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
          {...(children !== undefined && { paddingInlineEnd: '6rem' })}
          {...rest}
        />
        {children}
      </Row>
      {fault && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </Root>
  );
}
