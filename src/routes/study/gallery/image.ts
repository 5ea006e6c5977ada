import { graphql } from 'gatsby';

/** A picture of a gallery: small sizes for the page, large ones for the lightbox. @public */
export const fragment = graphql`
  fragment GalleryImage on GalleryImages {
    slug
    title
    category
    image {
      alt
      src {
        publicURL
        childImageSharp {
          gatsbyImageData(
            width: 2000
            breakpoints: [320, 480, 750, 1080, 1500, 2000]
            layout: CONSTRAINED
            placeholder: NONE
          )
        }
      }
    }
  }
`;

/** Returns the address of a picture's largest size. */
export function largeFile({ image: { src } }: Queries.GalleryImageFragment): string {
  return src.childImageSharp?.gatsbyImageData.images.fallback?.src ?? src.publicURL ?? '';
}
