import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('div', { base: { display: 'grid', gap: '2', minWidth: '0' } });
const Top = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'label' },
});
const Aside = chakra('span', { base: { color: 'text.quiet', fontWeight: '400' } });
const Hint = chakra('p', { base: { textStyle: 'small', color: 'text.quiet' } });
const ErrorLine = chakra('p', {
  base: { textStyle: 'small', fontWeight: '700', color: 'accent.text' },
});

/** Looks of everything one types into or picks from. Its letters are the system's: the site's own lack what nobody foresaw. */
export const fieldLooks = {
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: '4',
  borderRadius: 'small',
  border: '2px solid {colors.ink}',
  background: 'ground',
  color: 'text',
  fontFamily: 'system',
  fontSize: '1.0625rem',
  '&[aria-invalid=true]': {
    borderColor: 'accent.text',
    boxShadow: '0 0 0 1px {colors.accent.text}',
  },
  // Close to its border, so that it leaves label and error free.
  _focusVisible: { outlineOffset: '1px' },
} as const;

/** What every field of the site takes. */
export interface FieldBasics {
  /** Unique on the page; hint and error are named after it. */
  id: string;
  label: string;
  /** Beside the label, like 'optional'. */
  aside?: string | undefined;
  /** Below the field. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  /** Id of a line elsewhere that says what is wrong. */
  errorId?: string | undefined;
}

/** Returns the attributes that tie a field to its hint and its error. */
export function fieldTies({ id, hint, error, errorId }: FieldBasics) {
  const wrong = error !== undefined || errorId !== undefined;
  const described = [error && `${id}-error`, errorId, hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    ...(wrong && { 'aria-invalid': true as const }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  };
}

/** The line that says what is wrong with the field of an id; nothing where nothing is. */
export function FieldError({ id, error }: Pick<FieldBasics, 'id' | 'error'>) {
  return (
    error && (
      <ErrorLine id={`${id}-error`} role="alert">
        {error}
      </ErrorLine>
    )
  );
}

/** A field with its label above, its hint and its error below. */
export function FieldFrame({
  id,
  label,
  aside,
  hint,
  error,
  children,
}: FieldBasics & { children: ReactNode }) {
  return (
    <Root>
      <Top>
        <label htmlFor={id}>{label}</label>
        {aside && <Aside aria-hidden="true">{aside}</Aside>}
      </Top>
      {children}
      <FieldError id={id} error={error} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
