import { distinctRuns } from './characters';
import type { Face } from './faces';
import { fontFolder } from './options';
import { openFont } from './open';
import { measure } from './shaping';

/** Returns the `@font-face` rule of a face. */
export function faceRule(
  { own, instance, file }: Face,
  { family = own.family, range = own.range, address = `/${fontFolder}/${file}` } = {},
): string {
  const local = instance.name === 'text' && own.installed ? `${locals(own.installed)},` : '';
  return rule({
    'font-family': quoted(family),
    src: `${local}url(${address})format("woff2")`,
    'font-weight': instance.weight,
    'font-stretch': instance.stretch,
    'font-display': 'swap',
    'unicode-range': range,
  });
}

/**
 * Returns `@font-face` rules of fallback fonts with the metrics and the width of a face, to avoid a layout shift when it loads.
 */
export async function fallbackRules(
  { own, instance, characters }: Face,
  text: string,
): Promise<string> {
  const sample = distinctRuns(text, characters).join(' ');
  const font = await measure(await openFont(own, instance.axes), sample);
  const isBold = instance.axes.wght >= 600;
  const axes = { wght: isBold ? 700 : 400, wdth: 100 };
  const rules = own.systemFonts.map(async ({ regular, bold = regular, twin }, index) => {
    const file = { source: `@fontsource-variable/${twin ?? ''}`, file: own.file };
    const system = twin ? await measure(await openFont(file, axes), sample) : font;
    const scale = font.width / system.width;
    return rule({
      'font-family': quoted(`${own.family} Fallback${index > 0 ? ` ${index + 1}` : ''}`),
      src: locals(isBold ? bold : regular),
      'font-weight': instance.weight,
      'font-stretch': instance.stretch,
      'size-adjust': twin && percent(scale),
      'ascent-override': percent(font.ascent / scale),
      'descent-override': percent(font.descent / scale),
      'line-gap-override': percent(font.lineGap / scale),
      'unicode-range': own.range,
    });
  });
  return (await Promise.all(rules)).join('');
}

const locals = (names: string) => names.replaceAll(/[^,]+/g, 'local("$&")');
const quoted = (name: string) => `"${name}"`;
const percent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`;

function rule(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${lines.map(([name, value]) => `${name}:${value ?? ''}`).join(';')}}`;
}
