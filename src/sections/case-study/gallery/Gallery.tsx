import { graphql } from 'gatsby';
import { useState, type MouseEvent } from 'react';
import { currentSearch } from '../../../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import { Container } from '../../../components/Container';
import { Headline } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useNumbers } from '../../../i18n/useNumbers';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { changeImage, closeImage, openImage } from './address';
import { CategoryFilters } from './CategoryFilters';
import { around, galleryView } from './gallery-view';
import { Lightbox } from './Lightbox';
import type { GalleryPicture } from './pictures';
import { Thumbnail } from './Thumbnail';
import { useAnimatedSearch } from './useAnimatedSearch';
import { useRestoreFocus } from './useRestoreFocus';

const Caption = chakra('p', { base: { textStyle: 'label', marginTop: '5', color: 'text.quiet' } });
const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: 'gap',
    rowGap: { base: '5', md: '8' },
    marginTop: '5',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
  },
});

/** The pictures of a case study with filters. The query holds the filter and the open picture. */
export function Gallery({ images }: { images: readonly GalleryPicture[] }) {
  const t = useMessages();
  const number = useNumbers();
  const { category, shown, index } = galleryView(images, useAnimatedSearch());
  const current = shown[index];
  // The picture that was opened here, for the view transition from its thumbnail.
  const [origin, setOrigin] = useState<string>();
  const noteOpener = useRestoreFocus(current?.slug);

  const open = (slug: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    noteOpener(event.currentTarget);
    setOrigin(slug);
    openImage(slug);
  };
  // Based on the URL, because state may be behind after two quick key presses.
  const turn = (step: 1 | -1) => {
    const asked = galleryView(images, new URLSearchParams(currentSearch()));
    changeImage(asked.shown[around(asked.index, step, asked.shown.length)]?.slug ?? '');
  };
  return (
    <Section id="gallery" aria-labelledby="gallery-title" data-queries="image category">
      <Container>
        <Headline id="gallery-title">{t('portfolio:galleryTitle')}</Headline>
        <CategoryFilters
          categories={new Set(images.map((image) => image.category))}
          chosen={category}
        />
        <Caption role="status">
          {t('portfolio:showing', {
            shown: number(shown.length),
            total: number(images.length),
          })}
        </Caption>
        <List>
          {shown.map((image) => (
            <Thumbnail
              key={image.slug}
              image={image}
              isOpen={current !== undefined && image.slug === origin}
              onOpen={open(image.slug)}
            />
          ))}
        </List>
      </Container>
      {current && (
        <Lightbox
          images={shown}
          index={index}
          origin={origin}
          number={number}
          onStep={turn}
          onClose={closeImage}
        />
      )}
    </Section>
  );
}

/** A picture: small sizes for the page, large ones for the lightbox. @public Gatsby reads it. */
export const fragment = graphql`
  fragment GalleryImage on GalleryImages {
    slug
    title
    category
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 2000, breakpoints: [320, 480, 750, 1080, 1500, 2000])
        }
      }
    }
  }
`;
