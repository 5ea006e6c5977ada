import { graphql } from 'gatsby';
import { Body, Title } from '../../../components/Heading';
import { LocalLink } from '../../../components/LocalLink';
import { cardCover } from '../../../components/cover-transition';
import { Photo } from '../../../components/Photo';
import { stretchedLink } from '../../../components/stretched-link';
import { sewnRuleAbove } from '../../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../../components/Phrases';
import { colorsOf } from '../../shared/client-colors';

const Card = chakra('li', {
  base: {
    '--ring': '6px',
    position: 'relative',
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    '& img': { transition: 'transform 300ms' },
    '&:has(a):hover img': { transform: 'scale(1.03)' },
  },
  variants: {
    wide: {
      true: {
        gridColumn: { md: '1 / -1' },
        gridTemplateColumns: { lg: '2fr 1fr' },
        columnGap: { lg: 'block' },
        '& h3': { lg: { fontSize: 'calc(clamp(1.75rem, 2.7vw, 2.5rem) * var(--display-scale))' } },
        '& h3 + p': { lg: { textStyle: 'lead' } },
      },
    },
  },
});
const Frame = chakra('div', {
  base: {
    ...cardCover,
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'card',
    background: 'var(--client-soft, {colors.ground.quiet})',
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '3', alignContent: 'start' } });
/* In the color of the client. */
const Category = chakra('p', {
  base: { textStyle: 'label', color: 'var(--client-dark, {colors.accent.text})' },
});
const StudyLink = chakra(LocalLink, {
  base: {
    ...stretchedLink,
    textDecoration: 'underline dashed 2px',
    textUnderlineOffset: '0.25em',
    _hover: { textDecorationStyle: 'solid' },
  },
});
const Tags = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' },
});
const Tag = chakra('li', { base: { textStyle: 'small', color: 'text.quiet' } });
const Result = chakra('p', { base: { textStyle: 'label', paddingTop: '3', ...sewnRuleAbove } });

interface Props {
  project: Queries.ProjectCardFragment;
  /** Fills the row, with the picture beside the words instead of above them. */
  wide: boolean;
}

/** One project: picture, task, result, and a link to its case study if there is one. */
export function ProjectCard({ project, wide }: Props) {
  const { image, category, title, text, tags, result, study } = project;
  return (
    <Card wide={wide} css={study.colors ? colorsOf(study.colors) : {}}>
      <Frame>
        <Photo
          {...image}
          frame={4 / 3}
          sizes={
            wide
              ? '(min-width: 1727px) 48vw, (min-width: 1440px) 832px, (min-width: 1024px) 58vw, 92vw'
              : '(min-width: 1727px) 42vw, (min-width: 1440px) 728px, (min-width: 768px) 51vw, 92vw'
          }
        />
      </Frame>
      <Words>
        <Category>{category}</Category>
        <Title>
          {study.written ? (
            <StudyLink to={study.path}>
              <Phrases>{title}</Phrases>
            </StudyLink>
          ) : (
            title
          )}
        </Title>
        <Body>{text}</Body>
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
        <Result>{result}</Result>
      </Words>
    </Card>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProjectCard on ServiceProjectsItems {
    title
    category
    text
    tags
    result
    study {
      path
      written
      colors {
        ...ClientColors
      }
    }
    image {
      ...Photo
    }
  }
`;
