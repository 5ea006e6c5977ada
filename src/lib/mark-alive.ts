/** The ref of a part of a page: marks in the document that scripts have taken over the part, for its styles and its tests. */
export function markAlive(part: HTMLElement | null): void {
  part?.setAttribute('data-alive', '');
}
