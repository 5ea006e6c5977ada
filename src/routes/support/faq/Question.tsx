import { graphql } from 'gatsby';
import { Body } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { ruleBelow } from '../../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('details', {
  base: {
    ...ruleBelow,
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '5',
      paddingBlock: { base: '5', md: '7' },
      _hover: { color: 'accent.text' },
    },
    '& > summary svg': { flex: 'none', transition: 'transform 180ms' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});
const Asked = chakra('h3', { base: { textStyle: 'title', maxWidth: '34ch' } });
const Answer = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    paddingBottom: '8',
    // A link to an answer shows its question too.
    scrollMarginTop: '14rem',
  },
});

/**
 * A question in a `<details>`. Its anchor is inside, because browsers open a `<details>` to show a link target or a found text, also
 * without scripts.
 */
export function Question({ entry }: { entry: Queries.QuestionFragment }) {
  const { slug, question, answer } = entry;
  return (
    <Root>
      <summary>
        <Asked>{question}</Asked>
        <Icon name="chevron" size={28} />
      </summary>
      <Answer id={slug}>
        {answer.map((paragraph) => (
          <Body key={paragraph}>{paragraph}</Body>
        ))}
      </Answer>
    </Root>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Question on Question {
    slug
    question
    answer
  }
`;
