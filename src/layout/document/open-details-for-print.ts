/**
 * Opens all `<details>` while the page is printed. The styles do it too (src/theme/global.ts), but with a selector that older browsers do
 * not support.
 */
export function openDetailsForPrint(): void {
  const unfolded = new Set<HTMLDetailsElement>();
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open])',
    )) {
      details.open = true;
      unfolded.add(details);
    }
  });
  addEventListener('afterprint', () => {
    for (const details of unfolded) details.open = false;
    unfolded.clear();
  });
}
