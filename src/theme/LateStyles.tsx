import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../../plugins/gatsby-plugin-html-first';
import { lateSystem, pageSystem } from './page-system';

/**
 * Computes no styles while its children hydrate, as the page has them. Use it directly within a Suspense boundary, which hydrates as a
 * whole.
 */
export function LateStyles({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [late] = useState(() => (isHydrating ? lateSystem() : undefined));
  // Before an effect of the children can render them again.
  useLayoutEffect(() => late?.start(), [late]);
  // A provider on the server too, as `useId` depends on the tree.
  return <ChakraProvider value={late?.system ?? pageSystem()}>{children}</ChakraProvider>;
}
