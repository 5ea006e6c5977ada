// Draws the portrait of the founder. Run: npx tsx artwork/portraits/draw.ts
import { writeFile } from 'node:fs/promises';
import { svgStyle } from '../motifs/markup';
import { founder } from './founder';
import { cloth, FINE, stitches } from './stitches';

/** Returns a circle around the middle of a portrait. */
const circle = (radius: number): string => {
  const [left, right] = [36 - radius, 36 + radius];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${left} 36${arc} ${right} 36${arc} ${left} 36Z`;
};

function portraitSvg(): string {
  const { ground, ring, layers } = founder;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 72 72" ${svgStyle}>` +
    `<clipPath id="round"><path d="${circle(36)}"/></clipPath><g clip-path="url(#round)">` +
    `${cloth('M0 0H72V72H0Z', ground)}${stitches(circle(33), ring, FINE)}` +
    `<g transform="translate(-4.3 2.2) scale(1.12)">${layers.join('')}</g></g></svg>`
  );
}

void writeFile('content/studio/founder-portrait.svg', `${portraitSvg()}\n`);
