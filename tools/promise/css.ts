import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Node, type Declaration, type Rule } from 'postcss';
import parseSelector, { type Pseudo } from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import { css, lacking } from './support.mjs';

/** Something in a style sheet that a promised browser does not know. */
export interface CssFault {
  /** MDN's name of it: 'selectors.has', 'properties.mask', 'types.length.dvh'. */
  feature: string;
  /** Where it stands, shortened. */
  place: string;
  /** Whether it takes sound selectors of the same list with it: never an enhancement. */
  voids: boolean;
  /** The browsers that do not know it. */
  who: string[];
}

type Found = Omit<CssFault, 'place' | 'voids'>;

/**
 * Takes a style sheet; gives what the promised browsers lack of it. Passed over is what stands behind a fallback: a value after
 * one that is known, a property after the same with a prefix, what is inside `@supports`.
 */
export function cssFaults(source: string): CssFault[] {
  const faults: CssFault[] = [];
  const add = (place: string, found: readonly Found[], voids = false) =>
    faults.push(...found.map((each) => ({ ...each, place: place.slice(0, 100), voids })));
  postcss.parse(source).walk((node) => {
    if (guarded(node.parent)) return;
    if (node.type === 'atrule') add(`@${node.name} ${node.params}`, inAtRule(node));
    if (node.type === 'rule' && !inKeyframes(node)) {
      for (const found of node.selectors.map(inSelector))
        add(node.selector, found, node.selectors.length > 1);
    }
    if (node.type === 'decl') add(`${where(node)} ${String(node)}`, inDeclaration(node));
  });
  return faults;
}

function guarded(node: Node | undefined): boolean {
  if (node === undefined) return false;
  return (
    (node.type === 'atrule' && 'name' in node && node.name === 'supports') || guarded(node.parent)
  );
}

const inKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

const where = ({ parent }: Declaration) =>
  parent?.type === 'rule' ? parent.selector : `@${(parent as AtRule | undefined)?.name ?? ''}`;

function look(feature: string, entry: Identifier | undefined): Found[] {
  const who = lacking(entry);
  return who.length > 0 ? [{ feature, who }] : [];
}

/** Lists in these may hold what is unknown: that alone then falls away. */
const forgiving = new Set([':is', ':where']);

function inSelector(selector: string): Found[] {
  const found: Found[] = [];
  parseSelector((root) => {
    root.walkPseudos((pseudo) => {
      const name = pseudo.value.replace(/^:+/, '');
      // An unknown `::-webkit-…` is valid everywhere.
      if (name.startsWith('-webkit-') || inForgiving(pseudo)) return;
      found.push(...look(`selectors.${name}`, css.selectors[name]));
    });
    root.walkNesting(() => {
      found.push(...look('selectors.nesting', css.selectors['nesting']));
    });
  }).processSync(selector);
  return found;
}

function inForgiving(pseudo: Pseudo): boolean {
  for (let at = pseudo.parent?.parent; at; at = at.parent)
    if (at.type === 'pseudo' && forgiving.has(at.value)) return true;
  return false;
}

function inAtRule({ name, params }: AtRule): Found[] {
  const rule = css['at-rules'][name];
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature);
  const plain = features.map((feature) => feature.replace(/^(min|max)-/, ''));
  return [
    ...look(`at-rules.${name}`, rule),
    ...(name === 'media' && /[<>]/.test(params)
      ? look('at-rules.media.range_syntax', rule?.['range_syntax'])
      : []),
    ...plain.flatMap((feature) => look(`at-rules.${name}.${feature}`, rule?.[feature])),
  ];
}

function inDeclaration(declaration: Declaration): Found[] {
  const { prop, parent } = declaration;
  if (prop.startsWith('-')) return prop.startsWith('--') ? inValue(declaration, undefined) : [];
  const owner = parent?.type === 'atrule' ? (parent as AtRule).name : '';
  const property = css['at-rules'][owner]?.[prop] ?? css.properties[prop];
  const siblings = parent?.nodes ?? [];
  const before = siblings
    .slice(0, siblings.indexOf(declaration))
    .filter((node): node is Declaration => node.type === 'decl');
  const prefixed = before.some((other) => other.prop === `-webkit-${prop}`);
  const found = [
    ...(prefixed ? [] : look(`properties.${prop}`, property)),
    ...inValue(declaration, property),
  ];
  const fallback = before.some(
    (other) => other.prop === prop && inValue(other, property).length === 0,
  );
  return fallback ? found.filter(({ feature }) => feature === `properties.${prop}`) : found;
}

const units: Record<string, string> = {
  ...Object.fromEntries(
    ['d', 'l', 's'].flatMap((size) =>
      ['vw', 'vh', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [
        size + unit,
        `viewport_percentage_units_${{ d: 'dynamic', l: 'large', s: 'small' }[size] ?? ''}`,
      ]),
    ),
  ),
  ...Object.fromEntries(
    ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [
      unit,
      'container_query_length_units',
    ]),
  ),
};

function inValue({ prop, value }: Declaration, property: Identifier | undefined): Found[] {
  const found: Found[] = [];
  parseValue(value).walk((node) => {
    if (node.type === 'function') {
      if (node.value === 'url') return false;
      const type = functions.get(node.value);
      if (type) found.push(...look(`types.${node.value}`, type));
    }
    if (node.type !== 'word') return undefined;
    const size = parseValue.unit(node.value);
    if (size) {
      const unit = units[size.unit] ?? size.unit;
      found.push(...look(`types.length.${size.unit}`, css.types['length']?.[unit]));
    } else {
      found.push(...look(`properties.${prop}.${node.value}`, property?.[node.value]));
    }
    return undefined;
  });
  return found;
}

/** MDN's entries of CSS functions by their names, `color-mix` as well as those below another type. */
const functions = new Map<string, Identifier | undefined>(
  Object.values(css.types).flatMap((type = {}) => Object.entries<Identifier>(type)),
);
for (const [name, type] of Object.entries(css.types)) functions.set(name, type);
