import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { Container } from '../../../components/Container';

/** Prints the scene of the page without the rest (src/theme/global.ts). */
function print(): void {
  const { dataset } = document.documentElement;
  dataset['printing'] = 'scene';
  // Phones return before they have printed.
  addEventListener('afterprint', () => delete dataset['printing'], { once: true });
  window.print();
}

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Container>
      <Button variant="stitched" data-needs-script="" onClick={print}>
        {children}
      </Button>
    </Container>
  );
}
