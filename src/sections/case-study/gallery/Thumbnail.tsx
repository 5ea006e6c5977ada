import type { MouseEvent } from 'react';
import { Photo } from '../../../components/Photo';
import { chakra } from '@chakra-ui/react/styled-system';
import { webp, type GalleryPicture } from './pictures';
import { Phrases } from '../../../components/Phrases';

/* From 768 px, each five are a large picture, two beside it, and two halves. The last rows are full for any number of pictures. */
const large = '&:nth-of-type(5n + 1):nth-last-of-type(n + 3):not(:nth-last-of-type(4))';
const second = '&:nth-of-type(5n + 2):nth-last-of-type(n + 2):not(:nth-last-of-type(3))';
const third = '&:nth-of-type(5n + 3):not(:nth-last-of-type(2))';
const beside = `${second}, ${third}` as const;
const lastHalves =
  '&:nth-of-type(5n + 4):nth-last-of-type(3), &:nth-of-type(5n):nth-last-of-type(2)';
const lastAlone = '&:nth-of-type(5n + 1):last-of-type:not(:first-of-type)';
const lastThree = `${lastHalves}, ${lastAlone}` as const;
const Item = chakra('li', {
  base: {
    display: 'flex',
    // On phones, a large picture and two small ones.
    mdDown: {
      '&:nth-of-type(3n + 1):not(:nth-last-of-type(2))': { gridColumn: 'span 2' },
    },
    md: {
      gridColumn: 'span 6',
      [large]: { gridColumn: 'span 8', gridRow: 'span 2' },
      // They share the height of the large one.
      [beside]: { gridColumn: 'span 4', '--ratio': 'auto', '--grow': '1' },
      [lastThree]: { gridColumn: 'span 4' },
    },
  },
});
const Open = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    cursor: 'zoom-in',
    '& img': { transition: 'transform 300ms' },
    _hover: { '& img': { transform: 'scale(1.03)' } },
  },
});
const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    flexGrow: 'var(--grow, 0)',
    aspectRatio: 'var(--ratio, 4 / 3)',
    overflow: 'hidden',
    borderRadius: { base: 'small', md: 'card' },
    background: 'ground.quiet',
    '& img': { position: 'absolute', inset: '0' },
  },
});
const Name = chakra('span', { base: { textStyle: 'small', color: 'text.quiet', paddingTop: '2' } });

interface Props {
  image: GalleryPicture;
  /** Open in the lightbox. */
  isOpen: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A picture of the gallery. Without scripts, or in a new tab, the link opens the large file. */
export function Thumbnail({ image, isOpen, onOpen }: Props) {
  const { slug, title, alt, file } = image;
  return (
    <Item>
      <Open id={thumbnailId(slug)} href={file} data-hydrate="" onClick={onOpen}>
        <Frame data-picture={isOpen ? undefined : slug}>
          <Photo
            src={photoOf(image)}
            alt={alt}
            frame={4 / 3}
            sizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 64vw"
          />
        </Frame>
        <Name>
          <Phrases>{title}</Phrases>
        </Name>
      </Open>
    </Item>
  );
}

/** Returns the id of a picture's link on the page. */
export function thumbnailId(slug: string): string {
  return `picture-${slug}`;
}

function photoOf({ width, height, file, srcSet }: GalleryPicture) {
  const images = { fallback: { src: file }, sources: [{ type: webp, srcSet }] };
  return { childImageSharp: { gatsbyImageData: { layout, width, height, images } } };
}

const layout = 'constrained' as const;
