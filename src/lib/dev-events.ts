/** Where the dev server tells open pages of errors and fonts. */
export const devEventsAddress = '/__content';

/** What it tells them. */
export interface DevEvents {
  /** ContentErrors of the content in words; empty while there is none. */
  errors: string;
  /** The font rules of each language. */
  fonts: Record<string, string>;
}
