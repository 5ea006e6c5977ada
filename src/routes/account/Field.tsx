import { useId, type ReactNode } from 'react';
import { TextField } from '../../forms/TextField';
import { useError } from './errors';

export interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** The `autocomplete` attribute. */
  autoComplete: string;
  /** The error message while it is empty. */
  missing: string;
  /** Another error message for the value. */
  error?: string | undefined;
  onEdit?: () => void;
  /** A control inside the field, at its end. */
  children?: ReactNode;
}

/** A required text field of an account form. */
export function Field({ type = 'text', missing, error, onEdit, ...rest }: FieldProps) {
  const found = useError(rest.name, missing);
  return (
    <TextField
      id={useId()}
      type={type}
      required
      spellCheck={false}
      autoCapitalize={type === 'text' ? 'words' : 'none'}
      onInput={onEdit}
      error={found ?? error}
      {...rest}
    />
  );
}
