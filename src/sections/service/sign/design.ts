import type { ColorScheme } from '../../../theme/recipes/surface';
import { plain } from '../../../lib/phrases';
import { tidy } from '../../shared/sign/name';

/** The ways to draw a name: filled, as a stitched outline, or in two scripts. */
export const letterings = ['plain', 'stitched', 'both'] as const;
type Lettering = (typeof letterings)[number];

/** What a visitor chose. The names are those of the fields and of the query. */
export interface Design {
  name: string;
  second: string;
  lettering: Lettering;
  color: ColorScheme;
  /** The slug of an industry. */
  trade: string;
}

/** The choices of the content. */
export type Choices = Pick<Queries.SignFragment, 'colors' | 'trades'>;

/** Returns the design of a form or of a query. What is unknown there has the first choice. */
export function designOf(
  source: { get: (name: string) => unknown },
  { colors, trades }: Choices,
): Design {
  const text = (name: string) => {
    const value = source.get(name);
    return typeof value === 'string' ? tidy(value) : '';
  };
  const color = colors.find((choice) => choice.color === source.get('color')) ?? colors[0];
  const trade = trades.find(({ industry }) => industry.slug === source.get('trade')) ?? trades[0];
  return {
    name: text('name'),
    second: text('second'),
    lettering: letterings.find((name) => name === source.get('lettering')) ?? 'plain',
    color: color?.color ?? 'vermilion',
    trade: trade?.industry.slug ?? '',
  };
}

/** Returns the names on the things: one, or the same name in two scripts. */
export const namesOf = ({ name, second, lettering }: Design): string[] =>
  lettering === 'both' && second ? [name, second] : [name];

/** Returns the query that shows a design. */
export function queryOf({ second, ...design }: Design): string {
  return new URLSearchParams({ ...design, ...(second && { second }) }).toString();
}

/** Writes a design into the fields of the form. */
export function writeDesign(form: HTMLFormElement, design: Design): void {
  for (const [name, value] of Object.entries(design)) {
    const field = form.elements.namedItem(name);
    // A list of radio buttons has a value too.
    if (field && 'value' in field) (field as { value: unknown }).value = value;
  }
}

/** Returns a design in words, for descriptions and messages. */
export function wordsOf(
  design: Design,
  { colors, trades, labels }: Choices & Pick<Queries.SignFragment, 'labels'>,
): string {
  return [
    namesOf(design).join(' / '),
    labels[design.lettering],
    colors.find(({ color }) => color === design.color)?.name,
    plain(trades.find(({ industry }) => industry.slug === design.trade)?.industry.title ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');
}
