import { MARK_LINES, MARK_THICKNESS } from '../../src/gatsby/motifs/mark-svg';
import { figureMarkup } from '../../src/gatsby/motifs/markup';
import { motif } from '../../src/gatsby/motifs/motif-svg';
import { threadsOn, type MotifName } from '../../src/motif';
import type { ClothColour } from '../../src/theme/recipes/cloth';

/** The width motifs are drawn for; shown larger, so that the stitches are bold and the file is light. */
const drawnFor = 340;

interface MotifProps {
  name: MotifName;
  colour: ClothColour;
  /** Says where it stands, as a class. */
  place: string;
}

/** A motif in the threads of a cloth, in the document itself. */
export function Motif({ name, colour, place }: MotifProps) {
  const figure = motif(name, drawnFor);
  return (
    <svg
      className={`motif ${place}`}
      viewBox={figure.box.join(' ')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{
        __html: figureMarkup(figure, threadsOn(colour)),
      }}
    />
  );
}

/** The studio's symbol in the colour of the text; its name stands beside it. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={30}
      height={30}
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK_THICKNESS}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={MARK_LINES} />
    </svg>
  );
}
