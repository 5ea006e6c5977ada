import { useEffect, useId, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('search', {
  base: {
    display: 'grid',
    gap: '2',
    maxWidth: '26rem',
  },
});
const Label = chakra('label', { base: { textStyle: 'label' } });
const Input = chakra('input', {
  base: {
    width: '100%',
    minHeight: '3.25rem',
    paddingInline: '5',
    borderRadius: 'pill',
    border: '2px solid currentColor',
    background: 'ground',
    fontFamily: 'system',
    fontSize: '1.0625rem',
    _focusVisible: { borderRadius: 'pill' },
  },
});
const Status = chakra('p', { base: { textStyle: 'small', minHeight: '1lh' } });

interface Props {
  label: string;
  /** The result as text, for screen readers. */
  status: string;
  onSearch: (typed: string) => void;
}

/** A search field that filters while the visitor types, including text from before hydration. */
export function Search({ label, status, onSearch }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(onSearch);
  useEffect(() => {
    if (input.current?.value) first.current(input.current.value);
  }, []);
  return (
    <Root data-needs-script="">
      <Label htmlFor={id}>{label}</Label>
      <Input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <Status role="status">{status}</Status>
    </Root>
  );
}
