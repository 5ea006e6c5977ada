import type { Script } from '../../i18n/languages';

export interface FontText {
  language: string;
  script: Script;
  /** Everything a visitor can read in the language, one string per line. */
  text: string;
  /**
   * The same text page by page, the home page first, so that a page loads only the Korean or Japanese characters it
   * needs. Without it, stretches of `text` stand for pages.
   */
  pages?: readonly PageText[];
  /** Words in other scripts; the names of the site's languages, if not given. */
  otherScripts?: string;
}

export interface PageText {
  text: string;
  /** What of it is set in bold: headlines (weight 800); in Korean also what is at least 600. Short lines, if not given. */
  bold?: string;
}

/** One `@font-face` rule and the file behind it. */
export interface BuiltFace {
  family: string;
  /** Named after its content, so that it can be cached for good: `anek-latin.1a2b3c4d.woff2`. */
  file: string;
  weight: string;
  stretch?: string;
  unicodeRange: string;
  bytes: number;
  /** Whether every page of the language needs it at first paint. */
  preload: boolean;
  /** Line metrics in em, which the fonts shown before it loads take over. */
  metrics: FontMetrics;
  fallbacks: FallbackFace[];
}

export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A font of the visitor's system, scaled until real text is as wide as in the face that it stands in for. */
export interface FallbackFace {
  family: string;
  /** Names under which systems know the font. */
  local: readonly string[];
  weight: string;
  stretch?: string;
  /** Width of the real face over the width of the system's. */
  sizeAdjust: number;
}
