import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';

/* Unlike `white-space: nowrap`, it breaks where a line has no room for the word. */
const Whole = chakra('span', { base: { display: 'inline-block' } });

const compound = /([\p{L}\p{M}-]+)/u;
const afterOneLetter = /^\p{L}\p{M}*-\p{L}/u;

/** A headline without a line break after a single letter and its hyphen ('e-commerce'). */
export function NonBreakingHyphens({ text }: { text: string }) {
  return text
    .split(compound)
    .map((part, index) =>
      afterOneLetter.test(part) ? (
        <Whole key={index}>{part}</Whole>
      ) : (
        <Phrases key={index}>{part}</Phrases>
      ),
    );
}
