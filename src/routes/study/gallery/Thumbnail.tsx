import type { MouseEvent } from 'react';
import { Photo } from '../../../components/Photo';
import { chakra } from '@chakra-ui/react/styled-system';
import { largeFile } from './image';

const Item = chakra('li', {
  base: {
    display: 'flex',
    gridColumn: 'span 1',
    // A large picture and two small ones on a phone; from 768 px one beside two, then two halves.
    '&:nth-of-type(3n + 1)': { gridColumn: 'span 2' },
    '&:nth-of-type(3n + 1):nth-last-of-type(2)': { gridColumn: 'span 1' },
    md: {
      '&&': { gridColumn: 'span 4' },
      '&&:nth-of-type(5n + 1)': { gridColumn: 'span 8', gridRow: 'span 2' },
      // The large picture keeps its shape; the two beside it share its height.
      '&&:nth-of-type(5n + 2), &&:nth-of-type(5n + 3)': { '--ratio': 'auto' },
      '&&:nth-of-type(5n + 4), &&:nth-of-type(5n + 5)': { gridColumn: 'span 6' },
      '&&:nth-of-type(5n + 1):nth-last-of-type(2), &&:nth-of-type(5n + 2):last-of-type': {
        gridColumn: 'span 6',
        gridRow: 'auto',
        '--ratio': '4 / 3',
      },
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
    flex: '1',
    aspectRatio: 'var(--ratio, 4 / 3)',
    overflow: 'hidden',
    borderRadius: { base: 'small', md: 'card' },
    background: 'ground.quiet',
    '& img': { position: 'absolute', inset: '0' },
  },
});
const Name = chakra('span', { base: { textStyle: 'small', color: 'text.quiet', paddingTop: '2' } });

interface Props {
  image: Queries.GalleryImageFragment;
  /** Open in the lightbox. */
  isOpen: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A picture of the gallery. Without scripts, or in a new tab, the link opens the large file. */
export function Thumbnail({ image, isOpen, onOpen }: Props) {
  const { slug, title } = image;
  return (
    <Item>
      <Open id={thumbnailId(slug)} href={largeFile(image)} data-hydrate="" onClick={onOpen}>
        <Frame data-picture={isOpen ? undefined : slug}>
          <Photo
            src={image.image.src}
            alt={image.image.alt}
            sizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 64vw"
          />
        </Frame>
        <Name>{title}</Name>
      </Open>
    </Item>
  );
}

/** Returns the id of a picture's link on the page. */
export function thumbnailId(slug: string): string {
  return `picture-${slug}`;
}
