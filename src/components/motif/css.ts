import { sew } from './figure';
import { diamond, flower } from './figures/flower';
import { trace } from './path';
import { END, ruleMask, svgUrl } from './stitching';

const TILE = { width: 64, height: 40 };
const STITCH = { width: 2.6, dash: 6.4, gap: 2.6 };

/** One repeat of the border: a rule above and below, and between them a diamond and a flower side by side. */
function quiltTile(): string {
  const rules = [2, TILE.height - 2].map((y) =>
    sew(trace([-8, y], [[TILE.width + 8, y]]), 1, { width: 2.6, dash: 10, gap: 6 }, 'centred'),
  );
  const eye = sew(diamond(16, 20, 12), 2, STITCH, 'centred', 4);
  const lines = [...rules, eye].map(
    ({ d, dash, offset }) =>
      `<path d='${d}' stroke-dasharray='${dash}' stroke-dashoffset='${offset}'/>`,
  );
  const seed = "<path stroke-width='5' d='M16 20h.1'/>";
  const bloom = `<path stroke-width='1' d='${flower(48, 20, 12).d}'/>`;
  return svgUrl(
    TILE.width,
    TILE.height,
    `<g fill='none' stroke-width='2.6'>${lines.join('')}</g>${seed}${bloom}`,
  );
}

const thread = (n: 1 | 2 | 3): string => `var(--thread-${n},currentColor)`;

/**
 * The global styles of the drawing kit. An ancestor's `data-sewing` runs the show: absent, all is drawn; `ready` hides
 * what is `sewn` until it comes into view; `on` sews it once. Nothing of it holds in print or where less motion is preferred.
 */
export const motifCss = `
.motif{display:block;max-width:100%}
.motif:not(.motif-cover){height:auto}
.stitch,.quilt{display:block;-webkit-mask:var(--stitches);mask:var(--stitches);-webkit-print-color-adjust:exact;print-color-adjust:exact}
.stitch{box-sizing:border-box;background:currentColor}
.stitch-x{height:2px;padding-inline:${END}px;--stitches:${ruleMask(2)}}
.stitch-y{width:2px;padding-block:${END}px;--stitches:${ruleMask(2, true)}}
.stitch-x.stitch-bold{height:3px;--stitches:${ruleMask(3)}}
.stitch-y.stitch-bold{width:3px;--stitches:${ruleMask(3, true)}}
.quilt{height:40px;background:linear-gradient(${thread(1)},${thread(1)}) 0 0/100% 5px no-repeat,linear-gradient(${thread(1)},${thread(1)}) 0 100%/100% 5px no-repeat,linear-gradient(90deg,${thread(2)} 50%,${thread(3)} 0) 0 0/64px 40px round;--stitches:${quiltTile()} 0 0/64px 40px round}
@media (forced-colors:active){.stitch,.quilt{forced-color-adjust:none;background:CanvasText}}
@media screen and (prefers-reduced-motion:no-preference){
[data-sewing] .motif-cloth{animation:motif-mask var(--sewing-time,1.2s) backwards}
[data-sewing] .motif-needle{stroke-dasharray:1;animation:motif-sew var(--sewing-time,1.2s) steps(36) both}
[data-sewing] .stitch-sewn{animation:stitch-sew var(--sewing-time,1.2s) steps(48) both}
[data-sewing=ready] :is(.motif-cloth,.motif-needle,.stitch-sewn){animation-play-state:paused}
}
@keyframes motif-mask{from,99.9%{mask:var(--motif-mask)}to{mask:none}}
@keyframes motif-sew{from{stroke-dashoffset:1}}
@keyframes stitch-sew{from{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0)}}
`;
