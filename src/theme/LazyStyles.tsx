import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../../plugins/gatsby-plugin-html-first';
import { lazySystem, pageSystem } from './page-system';

/**
 * Computes no styles while its children hydrate, as the page has them. Use it directly within a Suspense boundary, which hydrates as a
 * whole.
 */
export function LazyStyles({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating();
  const [lazy] = useState(() => (isHydrating ? lazySystem() : undefined));
  // Before an effect of the children can render them again.
  useLayoutEffect(() => lazy?.start(), [lazy]);
  // A provider on the server too, as `useId` depends on the tree.
  return <ChakraProvider value={lazy?.system ?? pageSystem()}>{children}</ChakraProvider>;
}
