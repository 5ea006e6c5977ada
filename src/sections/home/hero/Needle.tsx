import { chakra } from '@chakra-ui/react/styled-system';
import { raiseNeedle, runNeedle, turnNeedle } from '../../../components/motion/sew';
import { NeedleShape } from '../../shared/NeedleShape';

/* From the center of the figure to the place in the rule below. On phones, the center is on the rule, so the needle runs along it. */
const Spoke = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: 'calc(100% - 3px)', md: '50%' },
    height: { base: '40vw', md: '50%' },
    width: '1.5rem',
    insetInlineEnd: {
      base: 'calc(50% - 0.75rem)',
      md: 'calc(var(--figure) / 2 - 0.85 * var(--gutter) - 0.75rem)',
    },
    transformOrigin: 'top',
    transform: { base: 'rotate(-90deg)', md: 'none' },
    pointerEvents: 'none',
    ...turnNeedle,
  },
});
const Run = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', height: '100%', ...runNeedle },
});
const Drawing = chakra('svg', {
  base: {
    flex: 'none',
    width: '100%',
    overflow: 'visible',
    height: { base: '3.5rem', md: '5.5rem' },
    marginBottom: '-0.75rem',
    // At the end of the rule, it stands up, with its point below.
    transformOrigin: 'bottom',
    transform: { base: 'translateX(-0.6rem) rotate(108deg)', md: 'none' },
    ...raiseNeedle,
  },
});

/* From the eye, on the side that the needle comes from. */
const Thread = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'accent',
    strokeWidth: { base: '2.5px', md: '2px' },
    strokeLinecap: 'round',
    transformOrigin: '12px 0',
    // It swings over when the needle stands up.
    transform: { base: 'scaleX(-1)', md: 'none' },
    ...raiseNeedle,
  },
});

/** The needle that sews the figure of the hero, and parks in the rule below. */
export function Needle() {
  return (
    <Spoke aria-hidden="true">
      <Run>
        <Drawing viewBox="0 0 24 64" fill="currentColor">
          <NeedleShape />
          <Thread d="M12 9C13-4 24-12 32-4c8 9-2 24 10 28 7 2 12-2 16-7" />
        </Drawing>
      </Run>
    </Spoke>
  );
}
