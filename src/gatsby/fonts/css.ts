import { distinctRuns } from './characters';
import type { Face } from './faces';
import { systemFonts } from './families';
import { openFont } from './open';
import { metricsOf, widthOf } from './shaping';

/** Takes a family's name, what it is used for as `unicode-range`, and a face; gives its `@font-face` rule. */
export function faceRule(family: string, range: string, { cut, file }: Face): string {
  return rule({
    'font-family': quoted(family),
    src: `url(/static/fonts/${file})format("woff2")`,
    'font-weight': cut.weight,
    'font-stretch': cut.stretch,
    'font-display': 'swap',
    'unicode-range': range,
  });
}

/**
 * Takes a face and a text that it sets; gives the rules that dress the visitor's own fonts in its measures, scaled until
 * the text is as wide, so that nothing moves when it arrives.
 */
export async function fallbackRules({ own, cut, points }: Face, text: string): Promise<string> {
  const font = await openFont(own, cut.axes);
  const { ascent, descent, lineGap } = await metricsOf(font);
  const sample = distinctRuns(text, points).join(' ');
  const isBold = cut.axes.wght >= 600;
  const rules = systemFonts[own.script].map(async ({ suffix, regular, bold, twin }) => {
    const system = twin && (await openFont(twin, { wght: isBold ? 700 : 400, wdth: 100 }));
    const scale = system ? (await widthOf(font, sample)) / (await widthOf(system, sample)) : 1;
    return rule({
      'font-family': quoted(`${own.family} ${suffix}`),
      src: (isBold ? bold : regular).replaceAll(/[^,]+/g, 'local("$&")'),
      'font-weight': cut.weight,
      'font-stretch': cut.stretch,
      'size-adjust': twin && percent(scale),
      'ascent-override': percent(ascent / scale),
      'descent-override': percent(descent / scale),
      'line-gap-override': percent(lineGap / scale),
      'unicode-range': own.range,
    });
  });
  return (await Promise.all(rules)).join('');
}

const quoted = (name: string) => `"${name}"`;
const percent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`;

function rule(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${lines.map(([name, value]) => `${name}:${value ?? ''}`).join(';')}}`;
}
