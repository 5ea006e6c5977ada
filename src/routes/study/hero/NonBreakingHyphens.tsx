import { chakra } from '@chakra-ui/react/styled-system';

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

const compound = /([\p{L}\p{M}-]+)/u;
const afterOneLetter = /^\p{L}\p{M}*-\p{L}/u;

/** A headline without a line break after a single letter and its hyphen ('e-commerce'). */
export function NonBreakingHyphens({ text }: { text: string }) {
  return text
    .split(compound)
    .map((part, index) => (afterOneLetter.test(part) ? <Whole key={index}>{part}</Whole> : part));
}
