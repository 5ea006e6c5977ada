import {
  chakra,
  type RecipeDefinition,
  type RecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import { system } from './system';

export { chakra };

/**
 * Takes a recipe; gives it compiled, to be handed to `chakra(tag, …)`. Chakra compiles a plain recipe again at every render,
 * which a slow phone feels.
 */
export function recipe<T extends RecipeVariantRecord>(
  definition: RecipeDefinition<T>,
): RecipeDefinition<T> {
  return system.cva(definition) as unknown as RecipeDefinition<T>;
}
