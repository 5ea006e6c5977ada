import { keyframes } from '@emotion/react';

/** How long a medallion sews itself, in seconds. */
const seconds = 1.8;
const rings = 22;
/** The size of the mask in percent of the box. The figure is round. */
const whole = 104;

/* An emblem is not round, and some reach into the corners of the box: `--reach` is how much further its last ring is. */
const disc = (size: number) => {
  const reached = `calc(${size}% * var(--reach, 1))`;
  return `radial-gradient(closest-side, #000 98%, #0000) 50% / ${reached} ${reached} no-repeat`;
};
const sectors = 'repeating-conic-gradient(#000 0 11.25deg, #0000 0 22.5deg)';
/** In the next ring, every other sector comes first. */
const sewn = (size: number) =>
  `${disc(size)}, ${disc(size + Math.round(whole / rings))} intersect, ${sectors}`;

const sew = keyframes({ from: { mask: sewn(0) }, to: { mask: sewn(whole) } });
const turn = keyframes({ from: { transform: 'rotate(-1turn)' } });
const run = keyframes({
  from: { transform: 'translateY(-100%)', animationTimingFunction: 'linear' },
  '82%': { transform: 'translateY(-2rem)', animationTimingFunction: 'ease-in' },
});

const raise = keyframes({ '0%, 82%': { transform: 'none' } });

const animated = (animation: string) => ({
  '@media screen and (prefers-reduced-motion: no-preference)': { animation },
});

/** Sews a figure from its center outward, ring by ring. Without the animation, nothing is masked. */
export const sewOutward = animated(`${sew} ${seconds}s steps(${rings})`);

/** Sews an emblem in the same way. It is small, so half of the time is enough. */
export const sewEmblem = {
  '--reach': '1.2',
  ...animated(`${sew} ${seconds / 2}s steps(${rings})`),
};

/** Turns the needle around the center of the figure, where its box begins. */
export const turnNeedle = animated(`${turn} ${seconds}s linear`);

/** Leads the needle from the center to the end of its box, where it parks. */
export const runNeedle = animated(`${run} ${seconds + 0.4}s`);

/** Raises the needle where it parks, if it does not stand there already. */
export const raiseNeedle = animated(`${raise} ${seconds + 0.4}s ease-out`);

const around = keyframes({ from: { strokeDashoffset: 100 } });
const tie = keyframes({ '0%, 85%': { transform: 'scale(0)' } });

/** Sews once along an outline whose `pathLength` and dash are 100, stitch by stitch. */
export const sewAround = animated(`${around} ${seconds}s steps(100)`);

/** Ties the knot at its end. */
export const tieKnot = animated(`${tie} ${seconds + 0.4}s ease-out`);
