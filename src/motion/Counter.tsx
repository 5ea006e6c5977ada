import { chakra } from '@chakra-ui/react/styled-system';
import { useCount } from './useCount';

const Host = chakra('span', {
  base: {
    display: 'inline-grid',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { gridArea: '1 / 1' },
  },
});
/* What is heard, and the room that counting needs. */
const Final = chakra('span', { base: { opacity: 0 } });

interface Props {
  value: number;
  seconds: number;
  /** Returns the number of the moment as it is read, with what stands around it. */
  format: (value: number) => string;
}

/** A number that counts up once; assistive tech reads the final one alone (docs/requirements.md#hero). */
export function Counter({ value, seconds, format }: Props) {
  const { element, shown } = useCount<HTMLSpanElement>(value, seconds * 1000);
  return (
    <Host ref={element}>
      <Final>{format(value)}</Final>
      <span aria-hidden="true">{format(shown)}</span>
    </Host>
  );
}
