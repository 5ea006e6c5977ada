/**
 * Opens what is folded up in the page as long as it is printed. The styles do it too (src/theme/global.ts), also where no script
 * has come, but by a selector that browsers of old do not know.
 */
export function unfoldOnPaper(): void {
  let folded: Iterable<HTMLDetailsElement> = [];
  addEventListener('beforeprint', () => {
    folded = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    for (const details of folded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
  });
}
