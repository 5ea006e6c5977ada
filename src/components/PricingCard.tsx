import type { ReactNode } from 'react';
import { surface, type ColorScheme } from '../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Body } from './Heading';
import { Icon } from './Icon';
import { pill } from './Pill';
import { stitchedOutline } from './motif/stitching';
import { sewnRuleAbove } from './stitched';
import { swipeRow } from './swipe-row';

/** Packages side by side, the featured one a little wider. Each row is filled. */
export const PackageList = chakra('ul', {
  base: {
    display: { base: 'grid', lg: 'flex' },
    flexWrap: 'wrap',
    gap: { base: '8', lg: 'gap' },
    marginTop: 'block',
    mdDown: { ...swipeRow, marginTop: '4' },
  },
});

const Card = chakra('li', {
  ...surface,
  base: {
    ...surface.base,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: { base: '6', lg: '8' },
    borderRadius: '32px',
    flex: '1 1 15rem',
    // The buttons of all cards are in one line.
    '& > :last-child': { marginTop: 'auto' },
  },
  variants: {
    ...surface.variants,
    featured: {
      true: { paddingBlock: { base: '8', lg: '12' }, flex: '1.12 1 17rem' },
      false: { marginBlock: { lg: '4' }, ...stitchedOutline({ cornerRadius: 32 }) },
    },
    numbered: { true: { gap: '4' }, false: { gap: '5' } },
  },
});
const Badge = chakra('p', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: { base: '6', lg: '8' },
    transform: 'translateY(-50%)',
    ...pill,
    background: 'var(--surface-action)',
    color: 'var(--surface-action-text)',
  },
});
/* Without a figure, the name is the largest text. */
const Name = chakra('h3', {
  base: { textStyle: 'title' },
  variants: { numbered: { true: {}, false: { fontSize: '1.75rem' } } },
});
const Features = chakra('ul', { base: { display: 'grid', width: '100%' } });
const Feature = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem 1fr',
    gap: '3',
    paddingBlock: '2.5',
    textStyle: 'body',
    ...sewnRuleAbove,
    '& svg': { marginTop: '0.25em' },
  },
});

interface Props {
  name: string;
  /** The price or the days, under the name. */
  figure?: ReactNode;
  text: string;
  features: readonly string[];
  color: ColorScheme;
  /** The badge of the featured card. */
  badge?: string | undefined;
  /** The button. */
  children: ReactNode;
}

/** A package or plan with its features, as an item of `PackageList`. */
export function PricingCard({ name, figure, text, features, color, badge, children }: Props) {
  const numbered = Boolean(figure);
  return (
    <Card color={color} featured={badge !== undefined} numbered={numbered}>
      {badge && <Badge>{badge}</Badge>}
      <Name numbered={numbered}>{name}</Name>
      {figure}
      <Body>{text}</Body>
      <Features>
        {features.map((feature) => (
          <Feature key={feature}>
            <Icon name="check" size={20} strokeWidth={2.75} />
            {feature}
          </Feature>
        ))}
      </Features>
      {children}
    </Card>
  );
}
