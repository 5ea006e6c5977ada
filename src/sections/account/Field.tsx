import { useId, type ReactNode } from 'react';
import { TextField } from '../../forms/TextField';
import { useFault } from './faults';

export interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** What a password manager reads. */
  autoComplete: string;
  /** What to say while it is empty. */
  missing: string;
  /** What else is wrong with the value. */
  fault?: string | undefined;
  onEdit?: () => void;
  /** A control that stands inside the field, at its end. */
  children?: ReactNode;
}

/** A required line of an account form. */
export function Field({ type = 'text', missing, fault, onEdit, ...rest }: FieldProps) {
  const found = useFault(rest.name, missing);
  return (
    <TextField
      id={useId()}
      type={type}
      required
      spellCheck={false}
      autoCapitalize={type === 'text' ? 'words' : 'none'}
      onInput={onEdit}
      fault={found ?? fault}
      {...rest}
    />
  );
}
