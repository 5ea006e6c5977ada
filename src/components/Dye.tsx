import { cloth } from '../theme/recipes/cloth';
import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Hands a cloth's colours down to what lies in it, as `--cloth-*` and `--thread-*`. One rule a colour for all cards of a page, where
 * a recipe of each card with the colours in it is a rule for every card and colour.
 */
export const Dye = chakra('div', { base: { display: 'contents' }, variants: cloth.variants });
