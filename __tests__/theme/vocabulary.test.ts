import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type * as styled from '../../src/theme/styled';
import { system } from '../../src/theme/system';

interface Definition {
  base?: SystemStyleObject;
  variants?: Record<string, Record<string, SystemStyleObject>>;
}
const mockRecipes: Definition[] = [];

jest.mock('gatsby', () => ({ graphql: () => ({}) }));
jest.mock('../../src/forms/client', () => ({}));
jest.mock('../../src/theme/styled', () => {
  const real = jest.requireActual<typeof styled>('../../src/theme/styled');
  const recipe: typeof real.recipe = (definition) => {
    mockRecipes.push(definition as Definition);
    return real.recipe(definition);
  };
  const restyled: typeof real.restyled = (component, base) => {
    mockRecipes.push({ base });
    return real.restyled(component, base);
  };
  return { ...real, recipe, restyled };
});

/** The same theme with every word that Chakra has. */
const all = createSystem(defaultBaseConfig, {
  ...system._config,
  conditions: {},
  utilities: {},
});

const src = path.join(__dirname, '../../src');

/** Every style of the site's components: what recipes hold. */
async function everyStyle(): Promise<SystemStyleObject[]> {
  const files = (readdirSync(src, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(src, file))
    .filter((file) => readFileSync(file, 'utf8').includes(' recipe({'));
  for (const file of files) await import(file);
  const variants = mockRecipes.flatMap((recipe) => Object.values(recipe.variants ?? {}));
  return [
    ...mockRecipes.map(({ base }) => base ?? {}),
    ...variants.flatMap((variant) => Object.values(variant)),
  ];
}

/** Chakra's `background` also sets a property that only its own components read. */
const text = (css: object) =>
  JSON.stringify(css, (key, value: unknown) => (key === '--bg-currentcolor' ? undefined : value));

test('compiling a style once is enough', async () => {
  for (const style of await everyStyle()) {
    const compiled = system.css(style);
    expect(system.css(compiled)).toEqual(compiled);
  }
});

test("the site's styles need no word of Chakra's that we left out", async () => {
  const styles = await everyStyle();
  expect(styles.length).toBeGreaterThan(100);
  expect(text(system.getGlobalCss())).toBe(text(all.getGlobalCss()));
  for (const style of styles) expect(text(system.css(style))).toBe(text(all.css(style)));
});
