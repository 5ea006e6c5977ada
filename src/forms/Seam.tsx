import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { sewAround, tieKnot } from '../components/motion/sew';

/* On the border of the panel around the form, which sets `--seam`. A dialog has no panel. */
const Root = chakra('svg', {
  base: {
    '--out': 'var(--seam, -0.75rem)',
    position: 'absolute',
    top: 'var(--out)',
    left: 'var(--out)',
    width: 'calc(100% - 2 * var(--out))',
    height: 'calc(100% - 2 * var(--out))',
    overflow: 'visible',
    pointerEvents: 'none',
    color: 'leaf',
    '@media print': { display: 'none' },
  },
});
const Sewn = chakra('rect', { base: sewAround });
const Knot = chakra('g', {
  base: { fill: 'ground', transformOrigin: '48px 0', transform: 'scale(0.8)', ...tieKnot },
});

const outline = { width: '100%', height: '100%', rx: 17, fill: 'none' };

/** A green thread that sews the border once around and ties a bow. Without motion, it is sewn. */
export function Seam() {
  const id = useId();
  return (
    <Root
      data-seam=""
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
    >
      <mask id={id} maskUnits="userSpaceOnUse" x="-5%" y="-5%" width="110%" height="110%">
        <Sewn {...outline} stroke="#fff" strokeWidth={9} pathLength={100} strokeDasharray={100} />
      </mask>
      <rect {...outline} strokeDasharray="6 8" mask={`url(#${id})`} />
      <Knot strokeLinejoin="round">
        <path d="M48 0C43-12 26-15 27-4S42 6 48 0C53-12 70-15 69-4S54 6 48 0zM48 0c-3 7-7 11-13 14M48 0c3 7 7 11 13 14" />
        <circle cx="48" r="2.5" />
      </Knot>
    </Root>
  );
}
