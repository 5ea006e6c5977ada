import { chakra, recipe } from '../../theme/styled';

const Whole = chakra('span', recipe({ base: { whiteSpace: 'nowrap' } }));

/** A headline in which a single letter and its hyphen ('e-commerce') stay with their word. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/((?<!\p{L})\p{L}-\p{L}+)/u);
  return parts.map((part, index) => (index % 2 ? <Whole key={part}>{part}</Whole> : part));
}
