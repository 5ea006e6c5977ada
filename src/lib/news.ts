/** Where the dev server tells open pages of faults and fonts. */
export const newsAddress = '/__content';

/** What it tells them. */
export interface News {
  /** Faults of the content in words; empty while there is none. */
  faults: string;
  /** The font rules of each language. */
  fonts: Record<string, string>;
}
