import { graphql } from 'gatsby';
import { Body } from '../../../components/Heading';
import { Surface } from '../../../components/Surface';
import { useLanguage } from '../../../i18n/useLanguage';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tabs } from './Tabs';

const Sheet = chakra(Surface, {
  base: { display: 'grid', gap: '5', padding: { base: '6', md: 'clamp(2rem, 4vw, 4rem)' } },
});
/* Letters of another language than the page's come from the device: our fonts hold those of the page only. */
const sentence = { variants: { foreign: { true: { fontFamily: 'system' }, false: {} } } } as const;
const Before = chakra('del', {
  ...sentence,
  base: {
    textStyle: 'lead',
    textDecoration: 'line-through dashed 2px',
    textDecorationColor: 'var(--surface-accent)',
  },
});
const After = chakra('ins', {
  ...sentence,
  base: { textStyle: 'headline', textDecoration: 'none', maxWidth: '26ch' },
});

interface Props {
  edits: Queries.EditsFragment;
  legend: string;
  color: ColorScheme;
}

/** Sentences before and after, and why each was changed. */
export function Edits({ edits: { items }, legend, color }: Props) {
  const pageLanguage = useLanguage();
  return (
    <Tabs
      name="sentence"
      legend={legend}
      panels={items.map(({ place, language, before, after, reason }) => {
        const foreign = language !== pageLanguage;
        return {
          label: place,
          content: (
            <Sheet color={color}>
              <Before lang={language} foreign={foreign}>
                {before}
              </Before>
              <After lang={language} foreign={foreign}>
                {after}
              </After>
              <Body>{reason}</Body>
            </Sheet>
          ),
        };
      })}
    />
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Edits on ServiceSceneEdits {
    items {
      place
      language
      before
      after
      reason
    }
  }
`;
