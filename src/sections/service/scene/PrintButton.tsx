import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { Container } from '../../../components/Container';
import { isInApp } from '../../../lib/in-app';

/** Phones return before they have printed. Where nothing prints, the next gesture ends it: a later print is of the whole page. */
const ends = ['afterprint', 'pointerdown', 'keydown'] as const;

/** Prints the scene of the page without the rest (src/theme/global.ts). */
function print(): void {
  document.documentElement.dataset['printing'] = 'scene';
  for (const end of ends) addEventListener(end, stopPrinting, { once: true, capture: true });
  window.print();
}

function stopPrinting(): void {
  delete document.documentElement.dataset['printing'];
}

const neverChanges = () => () => undefined;

export function PrintButton({ children }: { children: ReactNode }) {
  const canPrint = useSyncExternalStore(
    neverChanges,
    // Inside of an app, it does nothing and says nothing.
    () => 'print' in window && !isInApp(),
    () => true,
  );
  if (!canPrint) return null;
  return (
    <Container>
      <Button variant="stitched" data-needs-script="" onClick={print}>
        {children}
      </Button>
    </Container>
  );
}
