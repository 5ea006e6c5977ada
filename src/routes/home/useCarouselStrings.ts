import { useNumbers } from '../../i18n/useNumbers';
import { useMessages } from '../../i18n/useMessages';

/** Returns the labels of a carousel's controls. */
export function useCarouselStrings() {
  const t = useMessages();
  const number = useNumbers();
  return {
    carousel: t('home:carousel'),
    previous: t('home:carouselPrevious'),
    next: t('home:carouselNext'),
    dot: (slide: number) => t('home:carouselDot', { slide: number(slide) }),
    status: (first: number, last: number, total: number) =>
      first === last
        ? t('home:carouselOne', { slide: number(first), total: number(total) })
        : t('home:carouselMany', {
            first: number(first),
            last: number(last),
            total: number(total),
          }),
  };
}
