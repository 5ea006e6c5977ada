import { Fragment, type ReactNode } from 'react';
import { phraseBreak } from '../lib/phrases';

/**
 * A headline whose lines break between its phrases (src/fields/phrases.ts). The signs in the text become `<wbr>`, which nobody copies along.
 * Anything that is not shown as a headline takes `plain` of the text.
 */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !children.includes(phraseBreak)) return children;
  return (
    // By its key, another text is another element: React does not look for text nodes that a translator may have replaced.
    <span key={children}>
      {children.split(phraseBreak).map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
