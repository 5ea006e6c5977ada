/** Says that scripts have taken over the page, also where start-page.ts had stopped waiting for them. */
export function comeAlive(): void {
  Object.assign(document.documentElement.dataset, { alive: 'yes', scripting: 'on' });
}
