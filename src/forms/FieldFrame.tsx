import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

/* Fields side by side have their label in one row and their control in the next, however many lines a label has. */
const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '@supports (grid-template-rows: subgrid)': {
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
    },
  },
});
/** Fields side by side where there is room. What has the class `wide` has a row to itself. */
export const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > .wide': { gridColumn: '1 / -1' },
  },
});
const Control = chakra('div', { base: { display: 'grid', gap: '2', minWidth: '0' } });
const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '3',
    textStyle: 'label',
  },
});
const Aside = chakra('span', {
  base: { color: 'text.quiet', fontWeight: '400', WebkitTextStroke: '0' },
});
const Hint = chakra('p', { base: { textStyle: 'small', color: 'text.quiet' } });
const ErrorLine = chakra('p', {
  base: { textStyle: 'small', fontWeight: '700', color: 'accent.text' },
});

/** Styles of inputs and selects. They use a system font, because the subset fonts of the site lack letters that visitors may type. */
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
  '&::placeholder': { fontFamily: 'text' },
  '&[aria-invalid=true]': {
    borderColor: 'accent.text',
    boxShadow: '0 0 0 1px {colors.accent.text}',
  },
  // A small offset, so that the outline does not cover label and error.
  _focusVisible: { outlineOffset: '1px' },
} as const;

export interface FieldBasics {
  /** Unique on the page. The ids of hint and error derive from it. */
  id: string;
  label: string;
  /** Beside the label, like 'optional'. */
  aside?: string | undefined;
  /** Below the field. */
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
}

/** Returns the ARIA attributes that connect a field with its hint and error. */
export function fieldTies({ id, hint, error }: FieldBasics) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  };
}

/** The error message of a field, if there is one. */
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
      <Control>
        {children}
        <FieldError id={id} error={error} />
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Control>
    </Root>
  );
}
