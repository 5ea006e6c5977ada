import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('div', { base: { display: 'grid', gap: '2', minWidth: '0' } });
const Top = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', textStyle: 'label' },
});
const Aside = chakra('span', { base: { color: 'text.quiet', fontWeight: '400' } });
const Hint = chakra('p', { base: { textStyle: 'small', color: 'text.quiet' } });
const FaultLine = chakra('p', {
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
  // Close to its border, so that it leaves label and fault free.
  _focusVisible: { outlineOffset: '1px' },
} as const;

/** What every field of the site takes. */
export interface FieldBasics {
  /** Unique on the page; hint and fault are named after it. */
  id: string;
  label: string;
  /** Beside the label, like 'optional'. */
  aside?: string | undefined;
  /** Below the field. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  fault?: string | undefined;
  /** Id of a line elsewhere that says what is wrong. */
  faultId?: string | undefined;
}

/** Gives the attributes that tie a field to its hint and its fault. */
export function fieldTies({ id, hint, fault, faultId }: FieldBasics) {
  const wrong = fault !== undefined || faultId !== undefined;
  const described = [fault && `${id}-fault`, faultId, hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    ...(wrong && { 'aria-invalid': true as const }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  };
}

/** The line that says what is wrong with the field of an id; nothing where nothing is. */
export function Fault({ id, fault }: Pick<FieldBasics, 'id' | 'fault'>) {
  return (
    fault && (
      <FaultLine id={`${id}-fault`} role="alert">
        {fault}
      </FaultLine>
    )
  );
}

/** A field with its label above, its hint and its fault below. */
export function FieldFrame({
  id,
  label,
  aside,
  hint,
  fault,
  children,
}: FieldBasics & { children: ReactNode }) {
  return (
    <Root>
      <Top>
        <label htmlFor={id}>{label}</label>
        {aside && <Aside aria-hidden="true">{aside}</Aside>}
      </Top>
      {children}
      <Fault id={id} fault={fault} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
