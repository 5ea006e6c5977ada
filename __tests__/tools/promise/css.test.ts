/** @jest-environment node */
import { cssFaults } from '../../../tools/promise/css';

jest.mock('../../../tools/promise/support.mjs', () => {
  const known = (versions: object) => ({ __compat: { support: versions } });
  const later = known({ chrome: { version_added: '105' } });
  return {
    css: {
      selectors: { has: later, hover: known({}), nesting: later },
      properties: {
        mask: later,
        'text-wrap': later,
        overflow: { ...known({}), clip: later },
        height: known({}),
      },
      types: {
        length: { viewport_percentage_units_dynamic: later },
        color: { 'color-mix': later },
      },
      'at-rules': { container: later, media: { ...known({}), range_syntax: later } },
    },
    lacking: (entry?: { __compat: { support: { chrome?: object } } }) =>
      entry?.__compat.support.chrome ? ['chrome 100 (from 105)'] : [],
  };
});

const features = (css: string) => cssFaults(css).map(({ feature }) => feature);
const voided = (css: string) => cssFaults(css).some(({ voids }) => voids);

test('an unknown part takes its selector list with it', () => {
  expect(voided('.a[data-scrolled], .a:has(b) { color: red }')).toBe(true);
  expect(voided('.a:hover, .b { color: red }')).toBe(false);
});

test('in a rule of its own it takes nothing with it, and is named all the same', () => {
  expect(voided('.a:has(b) { color: red }')).toBe(false);
  expect(features('.a:has(b) { color: red }')).toEqual(['selectors.has']);
  expect(features(':is(.a, .b:has(c)) { color: red }')).toEqual([]);
});

test('unknown properties, values, units, functions and at-rules are named', () => {
  expect(features('.a { text-wrap: balance }')).toEqual(['properties.text-wrap']);
  expect(features('.a { overflow: clip }')).toEqual(['properties.overflow.clip']);
  expect(features('.a { height: calc(100dvh - 1px) }')).toEqual(['types.length.dvh']);
  expect(features('.a { --x: color-mix(in srgb, red, blue) }')).toEqual(['types.color-mix']);
  expect(features('@container (width > 1px) { .a { height: 0 } }')).toEqual(['at-rules.container']);
  expect(features('@media (width >= 1px) { .a { height: 0 } }')).toEqual([
    'at-rules.media.range_syntax',
  ]);
  expect(features('.a { & b { height: 0 } }')).toEqual(['selectors.nesting']);
});

test('what has a fallback is no fault', () => {
  expect(features('.a { overflow: hidden; overflow: clip }')).toEqual([]);
  expect(features('.a { height: 100vh; height: 100dvh }')).toEqual([]);
  expect(features('.a { -webkit-mask: none; mask: none }')).toEqual([]);
  expect(features('@supports (text-wrap: balance) { .a { text-wrap: balance } }')).toEqual([]);
});

test('what only looks alike is no fault', () => {
  expect(features('.a { background: url("100dvh") } .a::before { content: "clip" }')).toEqual([]);
  expect(features('.a::-webkit-details-marker, .b { height: 0 }')).toEqual([]);
  expect(features('@keyframes a { from, 50% { height: 0 } }')).toEqual([]);
});
