import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Hands a surface's colours down to what lies in it, as `--surface-*` and `--thread-*`. One rule a colour for all cards of a page, where
 * a recipe of each card with the colours in it is a rule for every card and colour.
 */
export const ColorScope = chakra('div', {
  base: { display: 'contents' },
  variants: surface.variants,
});
