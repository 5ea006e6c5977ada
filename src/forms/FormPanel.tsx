import type { ReactNode } from 'react';
import { surface } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '../i18n/useMessages';

/* A label of plain surface, sewn on along its edge. */
const Root = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    padding: { base: '4', sm: '7', lg: '8' },
    borderRadius: 'card',
    outline: '2px dashed {colors.ink}',
    outlineOffset: '-8px',
  },
  variants: { ...surface.variants, alone: { true: { outlineOffset: '-2px' } } },
});
/* src/browser/head-script.ts sets the attribute before anything is painted; load-scripts.ts changes it if scripts do not come. */
const NeedsScript = chakra('p', {
  base: { textStyle: 'body', 'html[data-scripting=on] &': { display: 'none' } },
});

interface Props {
  /** It lies on the page itself, so that its stitches are its edge. */
  alone?: boolean;
  children: ReactNode;
}

/** What a form stands on. Without scripts, or where they do not come, it says that the ways beside it work all the same (docs/requirements.md#first-gesture). */
export function FormPanel({ alone = false, children }: Props) {
  const t = useMessages();
  return (
    <Root colour="paper" alone={alone}>
      <NeedsScript>{t('forms:needsScript')}</NeedsScript>
      {children}
    </Root>
  );
}
