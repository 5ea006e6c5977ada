/** The names, sizes and colors that `artwork/` draws with. It imports nothing else of the site (eslint.config.mjs). */
export { emblemNames, motifNames, tradeNames } from '../../fields';
export { palette } from '../../theme/tokens';
export {
  drawingId,
  drawnWidths,
  looseEnd,
  tiledMotifs,
  tileSize,
  type DrawingName,
  type Emblem,
  type FigureMotif,
  type PatternMotif,
  type TiledMotif,
  type Trade,
} from './drawings';
export { threadsOn, type Threads } from './threads';
