import { graphql } from 'gatsby';
import { Photo } from '../../../components/Photo';

type Props = Pick<Queries.StreetPhotoFragment, 'src'> & { sizes: string };

/** The picture of the street. What is around it says what it shows. */
export default function StreetPhoto({ src, sizes }: Props) {
  return <Photo src={src} alt="" sizes={sizes} />;
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment StreetPhoto on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [400, 720, 1200, 2000], quality: 70)
      }
    }
  }
`;
