import { chakra } from '@chakra-ui/react/styled-system';

const Image = chakra('img', {
  base: {
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    // A click on the picture itself does not close the lightbox.
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
  /** The next or previous picture: preloaded, but hidden. */
  waiting: boolean;
  /** Its thumbnail opened the lightbox. */
  grows: boolean;
  /** The visitor has zoomed in: use the largest size. */
  zoomed: boolean;
}

/** A picture that fits the stage. */
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
