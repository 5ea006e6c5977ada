import { palette } from '../../src/theme/tokens';
import {
  clay,
  ears,
  earth,
  features,
  glasses,
  hair,
  head,
  neck,
  neckline,
  shoulders,
  wheat,
} from './face';
import { cloth, FINE, knots, single, stitches } from './stitches';

const { paper, jute, bark, ink, vermilion, vermilionDeep, marigold, indigo, leaf, rose, sky } =
  palette;

export interface Portrait {
  /** The cloth, and the thread of the ring on it. */
  readonly ground: string;
  readonly ring: string;
  /** From back to front. */
  readonly layers: readonly string[];
}

/** The owner of a clothing shop: an orna over her hair, a nose pin. */
const nusrat: Portrait = {
  ground: rose,
  ring: vermilionDeep,
  layers: [
    // The inside of the orna.
    cloth('M14 70C12 20 20 7 36 7C52 7 60 20 58 70Z', '#1D2066'),
    neck(wheat),
    shoulders(marigold),
    stitches(neckline, vermilionDeep),
    head(wheat),
    hair('left', 62, 'M36 18.4C31 20.4 27 25 25.4 32C23 23 27 13.6 36 13.6Z'),
    hair('right', -62, 'M36 18.4C41 20.4 45 25 46.6 32C49 23 45 13.6 36 13.6Z'),
    features(wheat, { lips: vermilionDeep }),
    knots([[38.6, 35.2]], marigold, 1.3),
    cloth(
      'M0 78C7 62 12 52 12.4 36C12.8 17 22 6.6 36 6.6C50 6.6 59.2 17 59.6 36C60 52 65 62 72 78L52 78C52.6 66 47.8 56 47 49C46.6 44.6 49 39 49 31C49 20 44 14 36 14C28 14 23 20 23 31C23 39 25.4 44.6 25 49C24.2 56 19.4 66 20 78Z',
      indigo,
    ),
    stitches(
      'M17.6 68C18 61 21.6 55 22.2 49C22.6 44.6 20.2 39 20.2 31C20.2 18.6 26.6 11.2 36 11.2C45.4 11.2 51.8 18.6 51.8 31C51.8 39 49.4 44.6 49.8 49C50.4 55 54 61 54.4 68',
      sky,
    ),
  ],
};

/** The owner of a shop for kitchen knives: a cook's cap, a beard, an apron. */
const tanvir: Portrait = {
  ground: sky,
  ring: indigo,
  layers: [
    neck(clay),
    shoulders(paper),
    stitches(neckline, indigo, FINE),
    cloth(
      'M18 78V59.6C28 57.4 44 57.4 54 59.6V78ZM18 61L20.6 50.8L24.8 49.2L22.6 61ZM54 61L51.4 50.8L47.2 49.2L49.4 61Z',
      vermilionDeep,
    ),
    stitches('M21 61.6C30 59.8 42 59.8 51 61.6', paper, FINE),
    ears(clay),
    head(clay),
    hair(
      'beard',
      90,
      'M25 26.6C24.6 39.4 29.4 48.6 36 48.6C42.6 48.6 47.4 39.4 47 26.6L45.4 27.6C45.4 31.4 44.8 34.6 43 37.2C40.6 36.8 38.4 37 36 38C33.6 37 31.4 36.8 29 37.2C27.2 34.6 26.6 31.4 26.6 27.6Z',
    ),
    features(clay, { lips: rose, mouth: 'M33.6 41.2C35.2 42 36.8 42 38.4 41.2', weight: 1.6 }),
    cloth('M24.6 27V20H47.4V27L45.8 22.6H26.2Z', ink),
    cloth(
      'M23.6 21.6C20 12 27 7.6 36 7.6C45 7.6 52 12 48.4 21.6C42 19.6 30 19.6 23.6 21.6Z',
      paper,
    ),
    stitches('M23.8 17.4C31 15.2 41 15.2 48.2 17.4', vermilionDeep),
  ],
};

/** The manager of a clothing shop: a hijab. */
const farhana: Portrait = {
  ground: marigold,
  ring: leaf,
  layers: [
    shoulders(indigo),
    cloth(
      'M36 8.4C22.6 8.4 17.4 19 18 31C18.4 40 20.6 44 19.6 49C18.8 53 14 57 12 63C24 71 48 71 60 63C58 57 53.2 53 52.4 49C51.4 44 53.6 40 54 31C54.6 19 49.4 8.4 36 8.4Z',
      leaf,
    ),
    cloth(
      'M36 16.4C29.4 16.4 25.8 21.4 25.8 29C25.8 38.4 29.8 46 36 46C42.2 46 46.2 38.4 46.2 29C46.2 21.4 42.6 16.4 36 16.4Z',
      clay.light,
    ),
    features(clay, { lips: vermilionDeep }),
    stitches(
      'M36 12.4C27 12.4 21.8 19.4 22 30C22.2 40 28.4 50 36 50C43.6 50 49.8 40 50 30C50.2 19.4 45 12.4 36 12.4Z',
      rose,
    ),
    stitches('M22.6 46C27 53.4 38 56 51.4 53.6', paper, FINE),
    stitches('M20.4 51.6C26 59.4 40 61.6 54.4 58.6', paper, FINE),
  ],
};

/** A sales manager: gray hair, a moustache, glasses, a vest over a shirt. */
const rezaul: Portrait = {
  ground: rose,
  ring: indigo,
  layers: [
    neck(earth),
    shoulders(sky),
    cloth('M8 78C9 62 14 55.4 24 51.2L36 66L48 51.2C58 55.4 63 62 64 78Z', indigo),
    stitches('M20.4 55.6L32.4 70', marigold, FINE),
    stitches('M51.6 55.6L39.6 70', marigold, FINE),
    cloth('M28.4 46.6L36 55.4L29 60.4L23.4 50.2ZM43.6 46.6L36 55.4L43 60.4L48.6 50.2Z', paper),
    ears(earth),
    head(earth),
    hair(
      'hair',
      -35,
      'M24.4 29.4C22 19 26 11.6 35 11.4C45 11 50.4 18 47.6 29.4C46.6 25.4 45.4 22.6 43.6 20.6C38 21.6 32 20.4 29.6 18.8C27.2 21 25.4 24.6 24.4 29.4Z',
      [bark, jute],
    ),
    features(earth, {
      lips: earth.thread,
      mouth: 'M33.8 41.8C35.2 42.6 36.8 42.6 38.2 41.8',
      brows: bark,
      weight: 1.6,
    }),
    cloth(
      'M36 37.4C33.4 36.8 30.8 38.2 30 40.6C32.4 39.8 34.4 40 36 39.6C37.6 40 39.6 39.8 42 40.6C41.2 38.2 38.6 36.8 36 37.4Z',
      bark,
    ),
    glasses(ink),
  ],
};

/** A social media editor: a braid over her shoulder, glasses, a teep. */
const shahana: Portrait = {
  ground: marigold,
  ring: vermilionDeep,
  layers: [
    hair(
      'back',
      90,
      'M22.6 34C19.6 18 26 9.4 36 9.4C46 9.4 52.4 18 49.4 34C48.4 40 46 42 44 42H28C26 42 23.6 40 22.6 34Z',
    ),
    neck(clay),
    shoulders(vermilion),
    stitches(neckline, rose),
    stitches('M36 58.6L36 70', rose),
    head(clay),
    hair(
      'front',
      40,
      'M24.6 32C23.4 20 28 13 36.6 13C45 13 48.6 20 47.4 32C46.6 26 42.6 20.4 33.6 18C29.6 20.6 25.8 25.4 24.6 32Z',
    ),
    features(clay, { lips: vermilionDeep }),
    glasses(indigo),
    knots([[36, 23.4]], vermilionDeep, 2),
    hair(
      'braid',
      40,
      'M47 36C51.6 40 51 44 52 48C53.4 52 51.6 55 52.4 59C53 63 51 66 50.6 72L45.6 72C44.6 66 46.4 63 45.8 59C45.2 55 46.8 52 45.6 48C44.6 44 45 40 44 38Z',
    ),
    cloth('M45 55.4H53V58.4H45Z', leaf),
  ],
};

/** The founder of a bedding shop: curls, stubble, a panjabi. */
const arif: Portrait = {
  ground: vermilion,
  ring: rose,
  layers: [
    neck(earth),
    shoulders(paper),
    cloth('M27.8 47.2L36 54.4L44.2 47.2L46.2 51L38 58V78H34V58L25.8 51Z', marigold),
    stitches('M31.6 58.6L31.6 70', leaf, FINE),
    stitches('M40.4 58.6L40.4 70', leaf, FINE),
    ears(earth),
    head(earth),
    hair(
      'curls',
      30,
      'M24.4 29.4C21.6 27.6 20.6 24 22.6 21.6C21.2 18 23.6 14.8 26.8 14.6C27.8 11 31.4 9.6 34 11C36.6 8.2 41 8.8 42.6 11.8C46 11.4 49 14 48.6 17.4C51.2 19.4 51.4 23.2 49.4 25.4C49.8 27.2 49 28.8 47.6 29.4C47 26 46 23.6 44.2 22C41.6 23 39.6 21.8 38 20.2C35.6 22 32.6 22.2 30.4 20.8C27.4 22.2 25.4 25.4 24.4 29.4Z',
    ),
    single(
      'M29.4 40.4L29.9 41.6M31 42.6L31.7 43.6M33.4 44L34.2 44.8M38.6 44L37.8 44.8M41 42.6L40.3 43.6M42.6 40.4L42.1 41.6M36 43.4V44.4',
      earth.thread,
      0.8,
    ),
    features(earth, { lips: earth.thread, weight: 1.6 }),
    knots(
      [
        [36, 58.8],
        [36, 63],
      ],
      vermilion,
      1.6,
    ),
  ],
};

/** A product lead: a bob, hoop earrings. */
const maliha: Portrait = {
  ground: rose,
  ring: leaf,
  layers: [
    hair(
      'back',
      90,
      'M20.6 42C18.6 22 24 9.6 36.4 9.6C48.8 9.6 53.4 22 51.4 42C50.8 46 48 47.6 44 47H28C24 47.6 21.2 46 20.6 42Z',
    ),
    neck(wheat),
    shoulders(leaf),
    stitches(neckline, marigold),
    head(wheat),
    hair(
      'front',
      20,
      'M23.6 38C22.6 22 28 13 37 13C46 13 49.4 22 48.4 38C47.4 30 46.6 24.6 42.6 19C37 24.4 29.6 24.4 26.6 25C24.8 29 24.2 33 23.6 38Z',
    ),
    features(wheat, { lips: vermilion }),
    single(
      'M25.2 39.4A1.9 1.9 0 0 1 25.2 43.2A1.9 1.9 0 0 1 25.2 39.4ZM46.8 39.4A1.9 1.9 0 0 1 46.8 43.2A1.9 1.9 0 0 1 46.8 39.4Z',
      marigold,
    ),
  ],
};

/** The founder of the studio: a sari, and a needle in her bun, whose thread has sewn the ring. */
const founder: Portrait = {
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

/** Each portrait by its file, without ending, in `content/`. The people are examples, like their words. */
export const portraits: Readonly<Record<string, Portrait>> = {
  'testimonials/aizaan-owner-portrait': nusrat,
  'testimonials/aizaan-manager-portrait': farhana,
  'testimonials/santoku-owner-portrait': tanvir,
  'testimonials/puffy-owner-portrait': arif,
  'testimonials/puffy-manager-portrait': rezaul,
  'testimonials/sfu-snap-editor-portrait': shahana,
  'testimonials/sfu-snap-lead-portrait': maliha,
  'studio/founder-portrait': founder,
};
