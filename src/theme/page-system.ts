import { createSystem } from '@chakra-ui/react/styled-system';
import { themeConfig } from './config';

type System = ReturnType<typeof createSystem>;
type Recipe = ReturnType<System['cva']>;
type RecipeConfig = Parameters<System['cva']>[0];

let system: System | undefined;

/**
 * Returns the system of the pages, without global styles, which the build renders (`GlobalStyles`). Created when a component first needs a
 * style, as that takes 30 ms on a fast computer.
 */
export function pageSystem(): System {
  if (system) return system;
  const created = createSystem(themeConfig);
  const recipes = new WeakMap<RecipeConfig, Recipe>();
  // Chakra creates a recipe for each element that it renders.
  const cva = (config: RecipeConfig): Recipe => {
    const recipe = recipes.get(config) ?? created.cva(config);
    recipes.set(config, recipe);
    return recipe;
  };
  system = { ...created, cva: cva as System['cva'], _global: [] };
  return system;
}

/**
 * Returns a system that gives no styles until `start` is called. Hydration keeps the class names in the page, and components that render
 * after it get their styles as ever.
 */
export function lazySystem(): { system: System; start: () => void } {
  let started = false;
  const system = new Proxy({} as System, {
    get(_, key): unknown {
      if (key in settings || (!started && key in noStyles)) return Reflect.get(noStyles, key);
      return Reflect.get(pageSystem(), key);
    },
  });
  return {
    system,
    start: () => {
      started = true;
    },
  };
}

/** What Chakra's provider reads of a system. */
const settings = { _config: themeConfig, _global: [] };

/** What Chakra's elements read. */
const noStyles = {
  ...settings,
  css: () => ({}),
  cva: ({ variants = {} }: RecipeConfig) => unstyled(Object.keys(variants)),
  isValidProperty: () => false,
};

/** A recipe without styles. With its variants, so that their props do not become attributes. */
const unstyled = (variantKeys: readonly string[]): Recipe =>
  Object.assign(() => ({}), {
    variantKeys,
    merge: (other: Recipe) => unstyled([...variantKeys, ...(other.variantKeys as string[])]),
  }) as unknown as Recipe;
