import { chakra } from '@chakra-ui/react/styled-system';
import { webp, type GalleryPicture } from './pictures';

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
  image: GalleryPicture;
  /** The next or previous picture: preloaded, but hidden. */
  waiting: boolean;
  /** Its thumbnail opened the lightbox. */
  grows: boolean;
  /** The visitor has zoomed in: use the largest size. */
  zoomed: boolean;
}

/** A picture that fits the stage. */
export function LightboxPicture({ image, waiting, grows, zoomed }: Props) {
  const { slug, alt, width, height, file, srcSet } = image;
  const ratio = width / height;
  const sizes = zoomed ? `${width}px` : `min(96vw, ${Math.round(84 * ratio)}vh)`;
  return (
    <Box hidden={waiting} style={{ aspectRatio: ratio }}>
      <source type={webp} srcSet={srcSet} sizes={sizes} />
      <Image
        data-picture={waiting || !grows ? undefined : slug}
        src={file}
        htmlWidth={width}
        htmlHeight={height}
        alt={alt}
        decoding="async"
        draggable={false}
        fetchPriority={waiting ? 'low' : 'high'}
      />
    </Box>
  );
}
