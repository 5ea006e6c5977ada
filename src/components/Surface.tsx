import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

/** A colored ground with round corners. */
export const Surface = chakra('div', {
  ...surface,
  base: { ...surface.base, borderRadius: 'surface' },
});
