import type { Figure } from '../figure';
import { digits } from '../path';

/** A needle's way round and round from the middle out to `radius`, `turns` times. */
export function spiral(radius: number, turns: number): Figure['sweep'] {
  const pitch = radius / turns;
  const halves = Array.from({ length: turns * 2 + 2 }, (_, i) => {
    const r = ((i + 0.5) * pitch) / 2;
    const across = digits(i % 2 ? r * 2 : r * -2);
    return `a${digits(r, r)} 0 0 1 0${across.startsWith('-') ? '' : ' '}${across}`;
  });
  // The short line first covers the middle, which the innermost turn only half reaches.
  return { d: `M0${digits(-pitch)}V${digits(pitch / 4)}${halves.join('')}`, width: pitch * 1.4 };
}

/** A needle's way to and fro over a box, `count` rows. */
export function rows([x, y, width, height]: Figure['box'], count: number): Figure['sweep'] {
  const pitch = height / count;
  const there = Array.from({ length: count }, (_, i) => `${i % 2 ? 'h-' : 'h'}${digits(width)}`);
  return {
    d: `M${digits(x, y + pitch / 2)}${there.join(`v${digits(pitch)}`)}`,
    width: pitch * 1.1,
  };
}
