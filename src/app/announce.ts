let region: HTMLElement | undefined;

/**
 * Takes the title of the page that a visitor has gone on to inside the site; tells it to those who hear the page. Gatsby's own
 * region speaks English on every page; it is not there for anybody (src/theme/global.ts).
 */
export function announce(title: string): void {
  const place = (region ??= document.body.appendChild(makeRegion()));
  // A region is heard when it changes after it has come.
  requestAnimationFrame(() => (place.textContent = title));
}

function makeRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'assertive');
  element.id = 'arrival';
  return element;
}
