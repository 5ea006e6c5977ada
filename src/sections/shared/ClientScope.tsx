import type { ReactNode } from 'react';
import { ColorScope } from '../../components/ColorScope';
import type { ColorScheme } from '../../theme/recipes/surface';
import { clientCard } from './client-colors';

interface Props {
  /** Without it, the card has a color of the site. */
  colors: Queries.ClientColorsFragment | null | undefined;
  color: ColorScheme;
  children: ReactNode;
}

/** Sets the colors of a card about a client for its children: those of the client where it has any. */
export function ClientScope({ colors, color, children }: Props) {
  return (
    <ColorScope {...(colors ? { css: clientCard(colors) } : { color })}>{children}</ColorScope>
  );
}
