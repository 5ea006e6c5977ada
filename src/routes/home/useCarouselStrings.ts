import { numbersIn } from '../../i18n/numbers';
import { useLanguage } from '../../i18n/useLanguage';
import { useMessages } from '../../i18n/useMessages';

/** Returns the labels of a carousel's controls. */
export function useCarouselStrings() {
  const t = useMessages();
  const number = numbersIn(useLanguage());
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
