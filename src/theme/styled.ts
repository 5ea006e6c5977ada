import {
  chakra,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { system } from './system';

export { chakra };

/** What `system.cva` gives; Chakra's type of it leaves these two out. */
interface Compiled {
  raw: (variants?: RecipeSelection) => SystemStyleObject;
  merge: (other: Compiled) => Compiled;
}
type RecipeSelection = Record<string, unknown>;

const compile = (definition: unknown) =>
  system.cva(definition as RecipeDefinition) as unknown as Compiled;

/** Chakra's compiled recipes compile their result once more when they are used; what `raw` gives is complete. */
const once = (compiled: Compiled) =>
  Object.assign((variants?: RecipeSelection) => compiled.raw(variants), compiled) as never;

/**
 * Takes a recipe; gives it compiled, to be handed to `chakra(tag, …)`. Chakra compiles a plain recipe again at every render,
 * which a slow phone feels.
 */
export function recipe<T extends RecipeVariantRecord>(
  definition: RecipeDefinition<T>,
): RecipeDefinition<T> {
  return once(compile(definition));
}

/**
 * Takes a component made by `chakra` from a tag and a `recipe`, and styles without new variants; gives the component with
 * these as well. `chakra(component, …)` would put the two together at every render.
 */
export function restyled<C extends object>(component: C, base: SystemStyleObject): C {
  const { __emotion_base: tag, __emotion_cva: first } = component as unknown as Styled;
  return chakra(tag, once(first.merge(compile({ base })))) as unknown as C;
}

interface Styled {
  __emotion_base: 'div';
  __emotion_cva: Compiled;
}
