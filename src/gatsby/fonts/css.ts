import type { Script } from '../../i18n/languages';
import { unmeasured } from './fallbacks';
import { families } from './sources';
import type { BuiltFace, FontMetrics } from './types';

type Descriptors = Record<string, string | undefined>;

/**
 * Takes a language's faces and its script; gives their `@font-face` rules, and those that dress the visitor's own fonts
 * in their measures, so that nothing moves when they arrive.
 */
export function fontFaceCss(faces: readonly BuiltFace[], script: Script): string {
  return [
    ...faces.map(faceRule),
    ...faces.flatMap((face) => face.fallbacks.map((_, index) => fallbackRule(face, index))),
    ...systemRules(faces, script),
  ].join('');
}

function faceRule(face: BuiltFace): string {
  return rule({
    'font-family': quoted(face.family),
    src: `url(/static/fonts/${face.file})format("woff2")`,
    'font-weight': face.weight,
    'font-stretch': face.stretch,
    'font-display': 'swap',
    'unicode-range': face.unicodeRange,
  });
}

function fallbackRule(face: BuiltFace, index: number): string {
  const fallback = face.fallbacks[index];
  if (!fallback) return '';
  return rule({
    'font-family': quoted(fallback.family),
    src: locals(fallback.local),
    'font-weight': fallback.weight,
    'font-stretch': fallback.stretch,
    'size-adjust': percent(fallback.sizeAdjust),
    ...overrides(face.metrics, fallback.sizeAdjust),
    'unicode-range': face.unicodeRange,
  });
}

/** System fonts whose widths are not known take over the line metrics alone. */
function systemRules(faces: readonly BuiltFace[], script: Script): string[] {
  const system = unmeasured[script];
  const own = faces.find(({ family }) => family === families[script].family);
  if (!system || !own) return [];
  return [
    rule({
      'font-family': quoted(`${own.family} ${system.suffix}`),
      src: locals(system.local),
      'font-weight': '400 800',
      ...overrides(own.metrics, 1),
    }),
  ];
}

function overrides({ ascent, descent, lineGap }: FontMetrics, scale: number): Descriptors {
  return {
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': percent(lineGap / scale),
  };
}

const quoted = (name: string) => `"${name}"`;
const locals = (names: readonly string[]) => names.map((name) => `local("${name}")`).join();
const percent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`;

function rule(descriptors: Descriptors): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
