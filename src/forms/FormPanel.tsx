import type { ReactNode } from 'react';
import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../i18n/useMessages';
import { stitchedOutline } from '../components/motif/stitching';

const Root = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    padding: { base: '4', sm: '7', lg: '8' },
    ...stitchedOutline({ cornerRadius: 14, offset: -6 }),
    borderRadius: 'card',
    // From the form to the middle of the border, for the thread of the thank-you view.
    '--border': '7px',
    '--seam': {
      base: 'calc(var(--border) - {spacing.4})',
      sm: 'calc(var(--border) - {spacing.7})',
      lg: 'calc(var(--border) - {spacing.8})',
    },
    '--seam-room': '0',
    '&:has([data-seam])': { '&::before, &::after': { opacity: '0' } },
  },
  variants: {
    ...surface.variants,
    alone: { true: { ...stitchedOutline({ cornerRadius: 24 }), '--border': '1px' } },
  },
});
/** A hint without scripts. gatsby-plugin-html-first sets the attribute before the first paint, and changes it if scripts fail to load. */
export const NeedsScript = chakra('p', {
  base: { textStyle: 'body', 'html[data-scripting=on] &': { display: 'none' } },
});

interface Props {
  /** Without a surface of its own: the stitched border is its edge. */
  alone?: boolean;
  children: ReactNode;
}

/** The panel around a form. Without scripts, it says that the other channels work (docs/requirements.md#first-gesture). */
export function FormPanel({ alone = false, children }: Props) {
  const t = useMessages();
  return (
    <Root color="paper" alone={alone}>
      <NeedsScript>{t('forms:needsScript')}</NeedsScript>
      {children}
    </Root>
  );
}
