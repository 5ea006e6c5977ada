import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type RefObject } from 'react';
import { useCount } from './useCount';

const Host = chakra('span', {
  base: {
    display: 'inline-grid',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > span': { gridArea: '1 / 1' },
  },
});
/* The final number: screen readers and paper get it, and it reserves the width. */
const Final = chakra('span', { base: { opacity: 0, '@media print': { opacity: 1 } } });
const Running = chakra('span', { base: { '@media print': { visibility: 'hidden' } } });

interface Props {
  value: number;
  seconds: number;
  /** Formats the current number, with its prefix or suffix. */
  format: (value: number) => string;
}

/** A number that counts up once. Screen readers get only the final number (docs/requirements.md#hero). */
export function Counter(props: Props) {
  const host = useRef<HTMLSpanElement>(null);
  return (
    <Host ref={host}>
      <Final>{props.format(props.value)}</Final>
      <Running aria-hidden="true">
        <Count host={host} {...props} />
      </Running>
    </Host>
  );
}

/** The running number. A step renders nothing else. */
function Count({ host, value, seconds, format }: Props & { host: RefObject<Element | null> }) {
  return format(useCount(host, value, seconds * 1000));
}
