import { lexer } from 'css-tree';
import { tsImport } from 'tsx/esm/api';

const { system } = await tsImport('../../src/theme/system.ts', import.meta.url);
const { utilities } = await tsImport('../../src/theme/vocabulary.ts', import.meta.url);
const { textStyles } = await tsImport('../../src/theme/text-styles.ts', import.meta.url);

/** What the theme calls the values of a property; nothing where it has no names for them. */
function namesOf(property) {
  if (property === 'textStyle') return new Set(Object.keys(textStyles));
  const category = utilities[property]?.values;
  return new Set(system.tokens.categoryMap.get(category)?.keys());
}

const inCss = (property) => property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Takes a value; gives it as it will stand in CSS: names of the theme in it, like `{colors.ink}`, are variables there. */
const resolved = (value) =>
  value
    .replace(/ !important$/, '')
    .replaceAll(/\{([\w.]+)\}/g, (whole, name) =>
      system.tokens.getByName(name) ? 'var(--token)' : whole,
    );

/** Whether a property takes a value, by the theme's names or by CSS; true, too, for properties that nobody here knows. */
function takes(property, value) {
  if (namesOf(property).has(value)) return true;
  if (property === 'textStyle') return false;
  const { error } = lexer.matchProperty(inCss(property), resolved(value));
  return error?.name !== 'SyntaxMatchError';
}

/** What a value may depend on: the width of the window, and states. */
const widths = /^(base|sm|md|lg|xl|_[a-z]\w+)$/;

/** The texts that a value may be: of `'a'`, of `{ base: 'a', md: 'b' }` and of `wide ? 'a' : 'b'`. */
function texts(node) {
  if (node.type === 'Literal')
    return typeof node.value === 'string' && node.value !== '' ? [node] : [];
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap(({ key, value }) =>
      widths.test(key?.name ?? '') ? texts(value) : [],
    );
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((branch) => texts(branch));
  return [];
}

/**
 * An ESLint rule for styles: refuses values that neither the theme nor CSS knows, which would go into the page and do nothing.
 * Chakra's types let any text through, or else refuse every length that is no token (docs/decisions/0003-theme.md).
 * @type {import('eslint').Rule.RuleModule}
 */
export const styleValues = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unknown: "{{property}} takes no '{{value}}': neither src/theme nor CSS knows it" },
  },
  create: (context) => ({
    Property({ key, value, computed }) {
      const property = key.name ?? key.value;
      if (computed || !/^[a-z][a-zA-Z]+$/.test(property)) return;
      for (const node of texts(value))
        if (!takes(property, node.value))
          context.report({ node, messageId: 'unknown', data: { property, value: node.value } });
    },
  }),
};
