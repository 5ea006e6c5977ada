import { ColorScope } from '../../../components/ColorScope';
import { Motif } from '../../../components/motif/Motif';
import { sewEmblem } from '../../../components/motion/sew';
import { chakra } from '@chakra-ui/react/styled-system';
import { patch } from './patch';

const Root = chakra('article', {
  base: {
    ...patch,
    height: '100%',
    // In the middle between the text and the examples.
    '& > .motif': { marginTop: 'auto' },
    _hover: { '& > .motif': sewEmblem },
    // On phones, the keyboard reaches the carousel, not its cards.
    'ul:focus-visible &': { '& > .motif': sewEmblem },
  },
});
const Title = chakra('h3', {
  base: {
    textStyle: 'title',
    fontSize: 'calc(clamp(1.5rem, 1.1rem + 1.1vw, 2.125rem) * var(--display-scale))',
  },
});
const Text = chakra('p', { base: { textStyle: 'body', maxWidth: '26rem' } });
/* A dot before each example. Those at the start of a line are cut off. */
const Examples = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '0.5',
    marginTop: 'auto',
    paddingTop: '3',
    textStyle: 'label',
    marginInlineStart: '-1.25rem',
    clipPath: 'inset(0 0 0 1.25rem)',
    '& > li': { position: 'relative', paddingInlineStart: '1.25rem' },
    '& > li::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: '0',
      width: '1.25rem',
      textAlign: 'center',
    },
  },
});

interface Props {
  part: string;
  industry: Queries.IndustryFragment;
}

/** An industry: what it gets, the drawing of its trade, and which businesses belong to it. */
export default function IndustryCard({ industry }: Props) {
  const { title, text, examples, color, trade } = industry;
  return (
    <ColorScope color={color}>
      <Root>
        <Title>{title}</Title>
        <Text>{text}</Text>
        {trade && <Motif trade={trade} size={96} on={color} />}
        <Examples>
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </Examples>
      </Root>
    </ColorScope>
  );
}
