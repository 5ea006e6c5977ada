import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { labeledRadios } from '../../../components/labeled-radios';
import { Surface } from '../../../components/Surface';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientScope } from '../../shared/ClientScope';
import { Phrases } from '../../../components/Phrases';
import { plain } from '../../../lib/phrases';

/*
 * The chosen post is large. The others stand around it: in three columns below it on phones, in two beside it where there is room. Each
 * shows its ninth of one picture.
 */
const Posts = chakra('fieldset', {
  base: {
    ...labeledRadios,
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
    gap: '3px',
    '& > label': {
      position: 'relative',
      overflow: 'hidden',
      aspectRatio: '1',
      borderRadius: 'small',
      cursor: 'pointer',
    },
    '& > input:checked + label': { gridArea: { base: '1 / 1 / 3 / 3', sm: '1 / 1 / 4 / 4' } },
    '& > label > img': {
      position: 'absolute',
      // A pixel of each edge is cut off, where a neighbor would show.
      top: '-1px',
      left: '-1px',
      width: 'calc(300% + 6px)',
      maxWidth: 'none',
      height: 'calc(300% + 6px)',
    },
    '& > label:nth-of-type(3n + 2) > img': { left: 'calc(-100% - 3px)' },
    '& > label:nth-of-type(3n) > img': { left: 'calc(-200% - 5px)' },
    '& > label:nth-of-type(n + 4) > img': { top: 'calc(-100% - 3px)' },
    '& > label:nth-of-type(n + 7) > img': { top: 'calc(-200% - 5px)' },
    // Print hides the posts, so it has all captions.
    '& > p': {
      '@media screen': { display: 'none' },
      gridArea: { base: '5 / 1 / 6 / 4', sm: '4 / 1 / 5 / 4' },
      paddingTop: '3',
      textStyle: 'body',
      '& > b': { display: 'block', textStyle: 'title' },
    },
    '& > input:checked + label + p': { '@media screen': { display: 'block' } },
  },
});

interface Props {
  feed: Queries.FeedFragment;
  legend: string;
}

/** Nine posts of a client, and what each is for. */
export function Feed({ feed: { study, posts, captions }, legend }: Props) {
  const image = posts.src.childImageSharp?.gatsbyImageData.images.fallback;
  return (
    <ClientScope colors={study.colors} color={study.color}>
      <Surface padding={{ base: '4', md: '8' }}>
        <Posts>
          <VisuallyHidden as="legend">{legend}</VisuallyHidden>
          {captions.map(({ title, text }, index) => (
            <Fragment key={title}>
              <input type="radio" name="post" id={`post-${index}`} defaultChecked={index === 0} />
              <label htmlFor={`post-${index}`}>
                <VisuallyHidden>{plain(title)}</VisuallyHidden>
                <img
                  src={image?.src}
                  alt={index === 0 ? posts.alt : ''}
                  loading="lazy"
                  decoding="async"
                />
              </label>
              <p>
                <b>
                  <Phrases>{title}</Phrases>
                </b>
                {text}
              </p>
            </Fragment>
          ))}
        </Posts>
      </Surface>
    </ClientScope>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Feed on ServiceSceneFeed {
    study {
      color
      colors {
        ...ClientColors
      }
    }
    posts {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 1368, formats: [WEBP], outputPixelDensities: [1])
        }
      }
    }
    captions {
      title
      text
    }
  }
`;
