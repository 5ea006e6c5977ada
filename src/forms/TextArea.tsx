import { chakra } from '@chakra-ui/react/styled-system';
import { fieldLooks, fieldTies, FieldFrame, type FieldBasics } from './FieldFrame';

/* Grows with its text in browsers with `field-sizing`. */
const Area = chakra('textarea', {
  base: {
    ...fieldLooks,
    minHeight: { base: '6.5rem', md: '8.5rem' },
    maxHeight: '24rem',
    paddingBlock: '3',
    lineHeight: '1.5',
    fieldSizing: 'content',
  },
});

interface Props extends FieldBasics {
  name: string;
  required?: boolean;
  defaultValue?: string | undefined;
}

export function TextArea({ id, label, aside, hint, error, ...rest }: Props) {
  const basics = { id, label, aside, hint, error };
  return (
    <FieldFrame {...basics}>
      <Area {...rest} {...fieldTies(basics)} />
    </FieldFrame>
  );
}
