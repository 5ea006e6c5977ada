/** The URL where the dev server sends errors and fonts to open pages. */
export const devEventsAddress = '/__content';

/** The data of an event. */
export interface DevEvents {
  /** The content errors as text. Empty if there are none. */
  errors: string;
  /** The font rules of each language. */
  fonts: Record<string, string>;
}
