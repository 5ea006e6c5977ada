import type { Emblem } from '../../../../src/components/motif/artwork';
import type { Figure } from '../../figure';
import { calendar } from './calendar';
import { letter } from './letter';
import { lifebuoy } from './lifebuoy';
import { loop } from './loop';
import { patchwork } from './patchwork';
import { purse } from './purse';

/** The drawing of each emblem. */
export const emblems: Record<Emblem, () => Figure> = {
  purse,
  letter,
  calendar,
  loop,
  lifebuoy,
  patchwork,
};
