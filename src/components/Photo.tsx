import { chakra } from '@chakra-ui/react/styled-system';

const Image = chakra('img', {
  base: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

/** The `sizes` attribute of a picture of the fragment `WidePhoto`. */
export const wideSizes = '(min-width: 2000px) 2000px, 100vw';

interface Props {
  /** The file of the fragment `Photo`. Only an SVG has a URL of its own: visitors get no other picture as it came. */
  src: Pick<Queries.PhotoFragment['src'], 'childImageSharp'> & {
    readonly publicURL?: string | null;
  };
  alt: string;
  /** The `sizes` attribute, if it differs from the query's. */
  sizes?: string;
  /** The aspect ratio of the frame, where the picture may be wider. Its height then decides how many pixels it needs. */
  frame?: number;
  /** Load at once, for a picture on the first screen. */
  eager?: boolean;
}

/**
 * A picture with the sizes of the image pipeline, as plain HTML. `GatsbyImage` would need 61 KB of scripts
 * (docs/decisions/0007-pictures.md).
 */
export function Photo({ src, alt, sizes: given, frame, eager = false }: Props) {
  const data = src.childImageSharp?.gatsbyImageData;
  const loading = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (!data) return <Image src={src.publicURL ?? ''} alt={alt} {...loading} />;
  const { images, width, height } = data;
  // Every supported browser but one takes WebP. That one gets a single JPEG.
  const hasWebp = images.sources?.some(({ type }) => type === 'image/webp');
  const sizes = frame ? sizesInFrame(given, width / height / frame, eager) : given;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <Image
        src={images.fallback?.src ?? ''}
        {...(!hasWebp && {
          srcSet: images.fallback?.srcSet,
          sizes: sizes ?? images.fallback?.sizes,
        })}
        htmlWidth={width}
        htmlHeight={height}
        alt={alt}
        decoding="async"
        {...loading}
      />
    </picture>
  );
}

/**
 * Returns the `sizes` attribute of a picture in a frame. The height of a picture that is wider than its frame decides how many pixels it
 * needs, so all lengths are larger. For other lazy pictures, browsers that can do so take the width on the page.
 */
function sizesInFrame(sizes = '100vw', wider: number, eager: boolean): string {
  if (wider <= 1.01) return eager ? sizes : `auto, ${sizes}`;
  return sizes.replace(
    /([\d.]+)(vw|px)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) * wider)}${unit}`,
  );
}
