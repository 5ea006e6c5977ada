import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { closeDialog, openDialog } from '../../../../plugins/gatsby-plugin-html-first';
import { Icon } from '../../../components/Icon';
import { useMessages } from '../../../i18n/useMessages';
import { around } from './gallery-view';
import type { GalleryPicture } from './pictures';
import { LightboxPicture } from './LightboxPicture';
import { Caption, Control, Position, Root, Stage, Title } from './lightbox-parts';
import { useSwipe } from './useSwipe';
import { useZoomed } from './useZoomed';

export interface LightboxProps {
  /** The pictures that are shown, in their order. */
  images: readonly GalleryPicture[];
  index: number;
  /** Slug of the picture that was opened by its thumbnail. */
  origin: string | undefined;
  number: (value: number) => string;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/**
 * A picture in a native modal dialog. Arrow keys, buttons and swipes show the other pictures and wrap around. Escape, the button and a
 * click on the backdrop close it.
 */
export function Lightbox({ images, index, origin, number, onStep, onClose }: LightboxProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const zoomed = useZoomed();
  const many = images.length > 1;
  const swipe = useSwipe(onStep, many && !zoomed);
  useModal(dialog);

  const onKeyDown = ({ key, altKey, metaKey, ctrlKey }: KeyboardEvent) => {
    if (!many || altKey || metaKey || ctrlKey) return;
    if (key === 'ArrowRight') onStep(1);
    if (key === 'ArrowLeft') onStep(-1);
  };
  const closeBeside = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('img, button, [data-words]')) onClose();
  };
  const near = new Set([-1, 0, 1].map((step) => around(index, step, images.length)));
  return (
    <Root
      ref={dialog}
      aria-labelledby="lightbox-caption"
      onKeyDown={onKeyDown}
      onClick={closeBeside}
      onClose={onClose}
    >
      <Control position="close" onClick={onClose} aria-label={t('portfolio:close')}>
        <Icon name="close" size={24} />
      </Control>
      {many && (
        <Control
          position="previous"
          onClick={() => onStep(-1)}
          aria-label={t('portfolio:previous')}
        >
          <Icon name="chevron" size={26} />
        </Control>
      )}
      <Stage {...swipe} zoomed={zoomed}>
        {images.map((image, i) =>
          near.has(i) ? (
            <LightboxPicture
              key={image.slug}
              image={image}
              waiting={i !== index}
              grows={image.slug === origin}
              zoomed={zoomed}
            />
          ) : null,
        )}
      </Stage>
      {many && (
        <Control position="next" onClick={() => onStep(1)} aria-label={t('portfolio:next')}>
          <Icon name="chevron" size={26} />
        </Control>
      )}
      <Caption id="lightbox-caption" role="status" aria-atomic="true" data-words="">
        <Title>{images[index]?.title}</Title>{' '}
        <Position>
          {t('portfolio:position', {
            index: number(index + 1),
            total: number(images.length),
          })}
        </Position>
      </Caption>
    </Root>
  );
}

/** Opens the dialog while it is mounted. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) openDialog(element);
    return () => closeDialog(element);
  }, [dialog]);
}
