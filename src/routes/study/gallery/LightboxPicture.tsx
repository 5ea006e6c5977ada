import { chakra } from '@chakra-ui/react/styled-system';

const Image = chakra('img', {
  base: {
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    // The picture's own box is where a click does not close.
    userSelect: 'none',
  },
});
const Box = chakra('picture', {
  base: {
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
  },
});

interface Props {
  image: Queries.GalleryImageFragment;
  /** A neighbour of the picture on show: fetched, but not seen. */
  waiting: boolean;
  /** Its thumbnail opened the lightbox. */
  grows: boolean;
  /** Zoomed in by the visitor: the largest size there is. */
  zoomed: boolean;
}

/** A picture as large as the stage, in the size that the screen can show. */
export function LightboxPicture({ image: { slug, image }, waiting, grows, zoomed }: Props) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, width, height } = data;
  const ratio = width / height;
  const sizes = zoomed ? `${width}px` : `min(96vw, ${Math.round(84 * ratio)}vh)`;
  return (
    <Box hidden={waiting} style={{ aspectRatio: ratio }}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        data-picture={waiting || !grows ? undefined : slug}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        htmlWidth={width}
        htmlHeight={height}
        alt={image.alt}
        decoding="async"
        draggable={false}
        fetchPriority={waiting ? 'low' : 'high'}
      />
    </Box>
  );
}
