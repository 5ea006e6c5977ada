import { palette } from '../../../../theme/tokens';
import { Name, type DrawingProps } from './Name';
import { stitches } from './stitches';

const stripes = [0, 1, 2, 3, 4, 5, 6, 7];
const scallop = 'v64a40 40 0 0 1-80 0v-64z';

/** The front of a shop with the name on its board. */
export function Shop(shown: DrawingProps) {
  const { ground, text, thread, emblem, goods } = shown;
  return (
    <svg viewBox="0 0 720 560" width="720" height="560">
      <path fill={palette.jute} d="M24 40a32 32 0 0 1 32-32h608a32 32 0 0 1 32 32v512H24z" />
      {/* The window shows what is sold. */}
      <path fill={palette.paper} d="M64 300h336v196H64z" />
      <path fill={palette.sky} d="M78 300h308v182H78z" />
      <image href={goods} x="166" y="342" width="132" height="132" />
      <path fill={ground} d="M78 300h64c0 80-20 140-64 182zM386 300h-64c0 80 20 140 64 182z" />
      <path fill={palette.bark} d="M52 482h360v16H52z" />
      <path fill={palette.ink} d="M456 300h176v244H456z" />
      <path fill={palette.paper} d="M484 402a60 60 0 0 1 120 0v44H484z" />
      <circle cx="608" cy="486" r="9" fill={palette.marigold} />
      <path {...stitches(palette.bark, 3, '11 8')} d="M66 522h332M484 522h120" />
      <path
        fill={palette.leaf}
        d="M660 470c-30-10-34-50-20-70 20 16 26 44 20 70zM662 470c-4-34 10-60 32-68 6 26-6 56-32 68z"
      />
      <path fill={palette.vermilion} d="M636 470h52l-8 74h-36z" />
      <path fill={palette.bark} d="M0 544h720v16H0z" />
      {/* The awning. */}
      {stripes.map((stripe) => (
        <path
          key={stripe}
          fill={stripe % 2 === 0 ? ground : palette.paper}
          d={`M${120 + 80 * stripe} 226${scallop}`}
        />
      ))}
      <path {...stitches(thread, 4, '14 9')} d="M46 246h628" />
      {/* The board. */}
      <rect x="24" y="30" width="672" height="190" rx="20" fill={ground} />
      <rect x="36" y="42" width="648" height="166" rx="12" {...stitches(thread, 4, '14 9')} />
      <image href={emblem} x="52" y="68" width="116" height="116" />
      <Name {...shown} text={text} x={424} y={54} width={492} height={142} least={31} />
    </svg>
  );
}
