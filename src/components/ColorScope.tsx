import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Sets the colors of a surface for its children, as `--surface-*` and `--thread-*`. All cards of a page share one CSS rule for each color.
 * Color variants in the recipe of each card would add one rule for each card and color.
 */
export const ColorScope = chakra('div', {
  base: { display: 'contents' },
  variants: surface.variants,
});
