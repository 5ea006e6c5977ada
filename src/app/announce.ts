let region: HTMLElement | undefined;
let coming: MutationObserver | undefined;

/**
 * Tells those who hear the page what its title is, once a visitor has gone on to it inside the site. Gatsby's own region speaks
 * English on every page; it is not there for anybody (src/theme/global.ts).
 */
export function announceTitle(): void {
  region ??= document.body.appendChild(makeRegion());
  coming?.disconnect();
  coming = new MutationObserver(say);
  coming.observe(document.body, { childList: true, subtree: true });
  // A region is heard when it changes after it has come.
  requestAnimationFrame(say);
}

/** The title may stand in a part that is still on its way. */
function say(): void {
  const title = document.querySelector('h1')?.textContent;
  if (!region || !title) return;
  coming?.disconnect();
  region.textContent = title;
}

function makeRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'assertive');
  element.id = 'arrival';
  return element;
}
