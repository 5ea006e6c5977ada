/**
 * Opens what is folded up in the page as long as it is printed. The styles do it too (src/theme/global.ts), also where no script
 * has come, but by a selector that browsers of old do not know.
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
