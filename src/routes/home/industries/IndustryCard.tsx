import { ColorScope } from '../../../components/ColorScope';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('article', {
  base: {
    ...surface.base,
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    alignContent: 'start',
    gap: '3',
    height: '100%',
    minHeight: { md: '16rem', lg: '18.5rem' },
    padding: { base: '7', lg: '8' },
    borderRadius: { base: 'card', md: '0' },
    outline: '2px dashed currentColor',
    outlineOffset: '-11px',
  },
});
const Title = chakra('h3', {
  base: {
    textStyle: 'title',
    fontSize: 'calc(clamp(1.5rem, 1.1rem + 1.1vw, 2.125rem) * var(--display-scale))',
  },
});
const Text = chakra('p', { base: { textStyle: 'body', maxWidth: '26rem' } });
const Examples = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '0.5',
    marginTop: '3',
    textStyle: 'label',
    '& > li:not(:last-of-type)::after': { content: '"  ·" / ""', whiteSpace: 'pre' },
    '& > li': { display: 'block' },
  },
});

/** An industry: what it gets, and which businesses belong to it. */
export function IndustryCard({ industry }: { industry: Queries.IndustryFragment }) {
  const { title, text, examples, color } = industry;
  return (
    <ColorScope color={color}>
      <Root>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Examples>
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </Examples>
      </Root>
    </ColorScope>
  );
}
