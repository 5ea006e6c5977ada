import { graphql } from 'gatsby';

/** A picture for `Photo`. @public */
export const photo = graphql`
  fragment Photo on Picture {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [400, 720, 900, 1200, 1600, 2000])
      }
    }
  }
`;

/**
 * A cover or another picture as wide as the page, for `Photo`. AVIF keeps flat color without bands and needs fewer bytes, but takes seconds
 * to make (docs/decisions/0007-pictures.md). @public
 */
export const widePhoto = graphql`
  fragment WidePhoto on Picture {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(
          width: 2000
          breakpoints: [400, 720, 900, 1200, 1600, 2000]
          formats: [AUTO, AVIF]
          avifOptions: { quality: 60 }
        )
      }
    }
  }
`;
