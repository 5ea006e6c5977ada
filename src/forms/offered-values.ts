/** What another section of the page puts into the intake form. */
export interface Offer {
  /** The type of business, as the value of its option. */
  business: string;
  /** A line of the message. It replaces one with the same label. */
  label: string;
  text: string;
}

const offered = 'intake-offer';
let waiting: Offer | undefined;

/** Offers values to the intake form. It takes them at once, or when it hydrates. */
export function offerToIntake(offer: Offer): void {
  waiting = offer;
  dispatchEvent(new Event(offered));
}

/** Calls `take` with each offer, also with one from before. Returns the function that stops it. */
export function onOffer(take: (offer: Offer) => void): () => void {
  const listener = () => {
    if (waiting) take(waiting);
    waiting = undefined;
  };
  listener();
  addEventListener(offered, listener);
  return () => removeEventListener(offered, listener);
}

/** Returns a message that begins with the line. What was written stays. */
export function replaceLine(
  message: string,
  { label, text }: Pick<Offer, 'label' | 'text'>,
): string {
  const others = message.split('\n').filter((line) => !line.startsWith(`${label}: `));
  return [`${label}: ${text}`, ...others].join('\n');
}
