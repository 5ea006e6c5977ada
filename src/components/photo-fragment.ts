import { graphql } from 'gatsby';

/** A picture of up to 1200 pixels, for `Photo`. @public */
export const photo = graphql`
  fragment Photo on Picture {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [400, 640, 900, 1200])
      }
    }
  }
`;

/** A picture of up to 2000 pixels, for a `Photo` as wide as the page. @public */
export const widePhoto = graphql`
  fragment WidePhoto on Picture {
    alt
    src {
      publicURL
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [400, 640, 900, 1200, 1600, 2000])
      }
    }
  }
`;
