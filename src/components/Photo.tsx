import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { chakra } from '@chakra-ui/react/styled-system';

const Image = chakra('img', {
  base: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

export interface PhotoFile {
  readonly publicURL: string | null;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface Props {
  /** The picture in its sizes, from the fragment `Photo`; a drawing has its address alone. */
  src: PhotoFile;
  alt: string;
  /** How wide it stands, as the `sizes` of an image, where that differs from the query's. */
  sizes?: string;
  /** For a picture in the first screen: fetched at once. */
  eager?: boolean;
}

/**
 * A picture of the content in the sizes the image pipeline made, as plain HTML: `GatsbyImage` would fetch 61 KB of script for
 * it (docs/decisions/0007-pictures.md).
 */
export function Photo({ src, alt, sizes, eager = false }: Props) {
  const data = src.childImageSharp?.gatsbyImageData;
  const loading = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (!data) return <Image src={src.publicURL ?? ''} alt={alt} {...loading} />;
  const { images, width, height } = data;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <Image
        src={images.fallback?.src ?? ''}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        htmlWidth={width}
        htmlHeight={height}
        alt={alt}
        decoding="async"
        {...loading}
      />
    </picture>
  );
}
