import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldLooks, fieldTies, FieldFrame, type FieldBasics } from './FieldFrame';

const Row = chakra('div', { base: { position: 'relative' } });
const Input = chakra('input', { base: fieldLooks });

interface Props extends FieldBasics, Omit<ComponentProps<typeof Input>, keyof FieldBasics> {
  /** A control inside the field, at its end. */
  children?: ReactNode;
}

export function TextField({ id, label, aside, hint, error, children, ...rest }: Props) {
  const basics = { id, label, aside, hint, error };
  return (
    <FieldFrame {...basics}>
      <Row>
        <Input
          {...rest}
          {...fieldTies(basics)}
          {...(children !== undefined && { paddingInlineEnd: '6rem' })}
        />
        {children}
      </Row>
    </FieldFrame>
  );
}
