import { palette } from '../../src/components/motif/artwork';
import { clay, ears, features, hair, head, neck, shoulders } from './face';
import { cloth, FINE, knots, single, stitches } from './stitches';

const { paper, jute, vermilion, vermilionDeep, marigold, leaf } = palette;

interface Portrait {
  /** The cloth, and the thread of the ring on it. */
  readonly ground: string;
  readonly ring: string;
  /** From back to front. */
  readonly layers: readonly string[];
}

/** The founder of the studio: a sari, and a needle in her bun, whose thread has sewn the ring. */
export const founder: Portrait = {
  ground: marigold,
  ring: vermilionDeep,
  layers: [
    hair(
      'bun',
      25,
      'M36 3.6C41.6 3.6 45 6.4 44.8 9.8C44.6 13 41 15 36 15C31 15 27.4 13 27.2 9.8C27 6.4 30.4 3.6 36 3.6Z',
    ),
    stitches('M22.6 13.4C19.4 17.6 15.4 10.8 11 14.6', vermilionDeep, FINE),
    cloth(
      'M49.4 3.8L25 14.4C22.6 15.4 21.4 13.2 23.8 12.2ZM24.2 12.9L22.8 13.6L23.2 14.1L25.8 13Z',
      paper,
    ),
    neck(clay),
    shoulders(leaf),
    ears(clay),
    head(clay),
    hair('left', 55, 'M34.6 17.4C30.6 20.6 26.6 24.4 24.6 31.6C21.6 21 26.6 11.4 36 11.4Z'),
    hair('right', -50, 'M34.6 17.4C40 19.6 45 24 47.4 31.6C50.4 21 45.4 11.4 36 11.4Z'),
    single(
      'M36.2 15.8C40.4 17.8 44.2 21.2 46 25.6M37 14.6C41.2 16.6 44.8 19.8 46.6 23.8',
      jute,
      0.5,
    ),
    features(clay, { lips: vermilionDeep }),
    knots([[36, 23]], vermilion, 2.4),
    knots(
      [
        [24.2, 36],
        [47.8, 36],
      ],
      paper,
      2,
    ),
    cloth('M43.4 48C58 51.4 72 58 74 78H12C24 68 38 62 43.4 48Z', vermilion),
    cloth('M41.6 47.2L48 49.4C43 64 30 71 20 80L8 80C22 68 37 63 41.6 47.2Z', paper),
    stitches('M44.6 49.6C40 63 27 69 16 78', vermilionDeep),
  ],
};
