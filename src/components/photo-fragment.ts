import { graphql } from 'gatsby';

/** A picture of up to 1200 pixels, for `Photo`. @public */
export const photo = graphql`
  fragment Photo on File {
    publicURL
    childImageSharp {
      gatsbyImageData(
        width: 1200
        breakpoints: [400, 640, 900, 1200]
        layout: CONSTRAINED
        placeholder: NONE
      )
    }
  }
`;
