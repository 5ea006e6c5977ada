import { api, javascript, lacking } from './support.mjs';

/**
 * An ESLint rule that wants types: refuses members of objects that a promised browser lacks, like `URLSearchParams.size`.
 * eslint-plugin-compat sees only what is called by a global name.
 * @type {import('eslint').Rule.RuleModule}
 */
export const members = {
  meta: { type: 'problem', schema: [], messages: { lacking: '{{name}} is unknown to {{who}}' } },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    /** The names of a type and of what it inherits from. */
    const lineage = (type) => [
      type.symbol?.name,
      ...(type.isClassOrInterface() ? (type.getBaseTypes() ?? []) : []).flatMap(lineage),
    ];

    return {
      MemberExpression({ object, property, computed }) {
        if (computed || property.type !== 'Identifier') return;
        const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(property));
        const place = symbol?.declarations?.find((declaration) =>
          program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
        )?.parent;
        if (!place) return;
        const type = checker.getApparentType(
          checker.getNonNullableType(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(object))),
        );
        const owners = [place.name?.text, ...lineage(type)].filter(Boolean);
        for (const owner of owners.map((name) => name.replace(/Constructor$/, ''))) {
          const known = api[owner]?.[property.name] ?? javascript.builtins[owner]?.[property.name];
          if (!known) continue;
          const who = lacking(known);
          if (who.length === 0) return;
          const name = `${owner}.${property.name}`;
          context.report({
            node: property,
            messageId: 'lacking',
            data: { name, who: who.join(', ') },
          });
          return;
        }
      },
    };
  },
};
