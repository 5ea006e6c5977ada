export type {
  PatternMotif,
  DrawnWidth,
  Emblem,
  FigureMotif,
  DrawingName,
  TiledMotif,
  Trade,
} from './drawings';
export {
  addressOf,
  isTiled,
  isWhole,
  looseEnd,
  looseWeight,
  tileAddress,
  tileSize,
  tradeAddress,
} from './drawings';
export { Motif } from './Motif';
export { Quilt } from './Quilt';
export { stitchedOutline } from './stitching';
export { threadsOn, type Ground } from './threads';
