import { cornerRadii, levelMask, uprightMask } from './stitching';
import { levelMaskOf, ruleEnd, ruleMask, stitchTile, uprightMaskOf } from './stitch-masks';

const thread = (n: 1 | 2 | 3): string => `var(--thread-${n},currentColor)`;

const masks = [
  `--stitch:${stitchTile}`,
  `--rule:${ruleMask}`,
  `--rule-end:${ruleEnd}px`,
  ...cornerRadii.map((cornerRadius) => `${levelMask(cornerRadius)}:${levelMaskOf(cornerRadius)}`),
  `${uprightMask}:${uprightMaskOf}`,
].join(';');

/** Returns the global styles of motifs and stitched lines. `folder` is the address of the drawings. */
export const stitchCss = (folder: string): string => `
.motif{display:block;max-width:100%;height:auto}
.motif-cover{width:100%;height:100%}
.quilt{display:block;height:40px;background:linear-gradient(${thread(1)},${thread(1)}) 0 0/100% 5px no-repeat,linear-gradient(${thread(1)},${thread(1)}) 0 100%/100% 5px no-repeat,linear-gradient(90deg,${thread(2)} 50%,${thread(3)} 0) 0 0/64px 40px round;--stitches:url(${folder}/quilt.svg) 0 0/64px 40px round;-webkit-mask:var(--stitches);mask:var(--stitches);-webkit-print-color-adjust:exact;print-color-adjust:exact}
@media (forced-colors:active){.quilt{forced-color-adjust:none;background:CanvasText}}
:root{${masks}}
@keyframes sew-rule{from{clip-path:inset(0 100% 0 0)}}
@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){:root{--sew-rule:sew-rule linear both}}}
`;
