import type { ReactNode } from 'react';
import type { ClothColour } from '../../src/theme/recipes/cloth';

interface SheetProps {
  colour: ClothColour;
  className: string;
  children: ReactNode;
}

/** One page of the document on its cloth. */
export function Sheet({ colour, className, children }: SheetProps) {
  return <section className={`sheet cloth-${colour} ${className}`}>{children}</section>;
}

/** A rule of running stitch, drawn as a line, since a masked one would be printed as a bitmap. */
export function Seam() {
  return (
    <svg className="seam" aria-hidden="true">
      <line x1="2" y1="2" x2="100%" y2="2" />
    </svg>
  );
}

/** Points, each hung from a seam. */
export function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="points">
      {texts.map((text) => (
        <li key={text}>
          <Seam />
          {text}
        </li>
      ))}
    </ul>
  );
}
