/* global window, document, customElements, HTMLElement, location */
// Custom elements for the sheets: the logo's parts as inline SVG, the petal pattern as a background.
const { mark, petal, latin, bangla, wideWidth } = window.AZ;
const svg = (box, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
const path = (d, attributes = '') => `<path d="${d}" ${attributes}/>`;
const PARTS = {
  'az-mark': () => svg('0 0 24 24', path(mark, 'fill-rule="evenodd"')),
  'az-petal': () => svg('1.5 3 21 21', path(petal)),
  'az-latin': () => svg(`0 -17 ${latin.width} 18`, path(latin.d)),
  'az-bangla': () => svg(`0 -17 ${bangla.width} 21`, path(bangla.d)),
  'az-logo': () =>
    svg(
      `0 0 ${wideWidth} 24`,
      path(mark, 'fill-rule="evenodd"') +
        path(latin.d, 'transform="translate(33 20)"') +
        path(bangla.d, `transform="translate(${33 + latin.width + 9} 20)"`),
    ),
};
for (const [name, draw] of Object.entries(PARTS)) {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        this.innerHTML = draw();
      }
    },
  );
}

/**
 * The hyacinth repeat: petals standing and hanging in turn, half a step apart from row to row.
 * @param {string[]} colours ground, then the petals' colours in turn; 'none' leaves a petal out
 * @param {number} size width of one petal's cell in pixels
 * @returns a CSS background
 */
function hyacinth(colours, size, accent) {
  const [ground, ...ink] = colours;
  const w = 24,
    h = 24;
  const inner = () =>
    accent
      ? path(petal, `transform="translate(12 24.3) scale(.47) translate(-12 -24)" fill="${accent}"`)
      : '';
  let body = `<rect width="${w * 4}" height="${h * 2}" fill="${ground}"/>`;
  for (let row = 0; row < 2; row += 1) {
    for (let i = -1; i < 9; i += 1) {
      const colour = ink[(((i + row * 2) % ink.length) + ink.length) % ink.length];
      if (colour === 'none') continue;
      const up = (i + row) % 2 === 0;
      const x = i * 12 - 6;
      const flip = up
        ? `translate(${x} ${row * h - 1.5})`
        : `translate(${x} ${row * h + 25.5}) scale(1 -1)`;
      body += `<g transform="${flip}">${path(petal, `fill="${colour}"`)}${inner()}</g>`;
    }
  }
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w * 4} ${h * 2}" width="${size * 4}" height="${size * 2}">${body}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(tile)}") 0 0/${size * 4}px ${size * 2}px`;
}
const COLOURS = {
  khoyer: '#45101f',
  muslin: '#efebe3',
  kochuri: '#b9a6da',
  kochi: '#c9d65b',
  poli: '#cdc3b3',
  none: 'none',
};
const hex = (names) => names.split(' ').map((name) => COLOURS[name] || name);
/** `<div data-pattern="ground ink ink…" data-size="80" data-accent="kochi">` is filled with the repeat. */
document.addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll('[data-pattern]')) {
    element.style.background = hyacinth(
      hex(element.dataset.pattern),
      Number(element.dataset.size || 80),
      element.dataset.accent && COLOURS[element.dataset.accent],
    );
  }
});
/** The sheet's arguments: words of the address after `#`. */
window.ARGS = decodeURIComponent(location.hash.slice(1)).split('&').filter(Boolean);
