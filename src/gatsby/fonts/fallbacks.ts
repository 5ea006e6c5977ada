import type { Script } from '../../i18n/languages';
import type { FittedStyle } from './cuts';
import type { Axes } from './harfbuzz';
import { shaperOf, widthOf } from './shaping';
import { openFont } from './sources';
import type { FallbackFace, FontMetrics } from './types';

interface SystemFont {
  suffix: string;
  /** Full and PostScript names of the regular and the bold style, which `local()` matches. */
  regular: readonly string[];
  bold: readonly string[];
  /** The npm package whose letters are as wide as the system's. */
  name: string;
  file: string;
  boldest: number;
}

const measured: Partial<Record<Script, readonly SystemFont[]>> = {
  latin: [
    {
      // Windows, macOS and iOS have Arial, Linux one of its twins.
      suffix: 'Fallback',
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      name: 'arimo',
      file: 'latin-wght',
      boldest: 700,
    },
    {
      suffix: 'Fallback 2',
      regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
      name: 'roboto',
      file: 'latin-wght',
      boldest: 700,
    },
  ],
  bengali: [noto('bengali', 'Bengali')],
  devanagari: [noto('devanagari', 'Devanagari')],
};

function noto(name: string, label: string): SystemFont {
  return {
    suffix: 'Fallback',
    regular: [`Noto Sans ${label}`, `Noto Sans ${label} Regular`, `NotoSans${label}-Regular`],
    bold: [`Noto Sans ${label} Bold`, `NotoSans${label}-Bold`],
    name: `noto-sans-${name}`,
    file: `${name}-wght`,
    boldest: 800,
  };
}

/**
 * Fonts that cannot be measured here. Japanese ones need no scaling, their characters being one em wide everywhere; the
 * others keep their width and take over the line metrics.
 */
export const unmeasured: Partial<
  Record<Script, Readonly<{ suffix: string; local: readonly string[] }>>
> = {
  bengali: {
    suffix: 'Fallback 2',
    local: ['Nirmala UI', 'Kohinoor Bangla', 'KohinoorBangla-Regular', 'Bangla Sangam MN'],
  },
  devanagari: {
    suffix: 'Fallback 2',
    local: ['Nirmala UI', 'Kohinoor Devanagari', 'KohinoorDevanagari-Regular', 'Mangal'],
  },
  korean: {
    suffix: 'Fallback',
    local: ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular', 'Malgun Gothic', 'Noto Sans CJK KR'],
  },
  japanese: {
    suffix: 'Fallback',
    local: [
      'Hiragino Sans W3',
      'HiraginoSans-W3',
      'Yu Gothic Medium',
      'Meiryo',
      'Noto Sans CJK JP',
    ],
  },
};

/** Packages that system fonts are measured by. */
export const fallbackPackages = Object.values(measured)
  .flat()
  .map(({ name }) => name);

/** Takes a font; gives its line metrics in em. */
export async function metricsOf(font: Uint8Array): Promise<FontMetrics> {
  const { shaper, unitsPerEm } = await shaperOf(font);
  const { ascender, descender, lineGap } = shaper.hExtents();
  return {
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

/** Takes a family, its font and text that will be set in it; gives the system fonts fitted to each of its styles. */
export async function fitFallbacks(
  script: Script,
  family: string,
  font: Uint8Array,
  styles: readonly FittedStyle[],
  sample: string,
): Promise<FallbackFace[]> {
  const faces: FallbackFace[] = [];
  for (const system of measured[script] ?? []) {
    const systemFont = await openFont(system.name, system.file);
    for (const { axes, ...style } of styles) {
      const isBold = (axes['wght'] ?? 400) >= 600;
      const systemAxes: Axes = { wght: isBold ? system.boldest : 400 };
      const width = await widthOf(font, axes, sample);
      faces.push({
        family: `${family} ${system.suffix}`,
        local: isBold ? system.bold : system.regular,
        ...style,
        sizeAdjust: width / (await widthOf(systemFont, systemAxes, sample)),
      });
    }
  }
  return faces;
}
