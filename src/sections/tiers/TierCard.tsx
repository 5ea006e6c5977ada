import { ButtonAnchor } from '../../components/Button';
import { Body } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { intakeFormId } from '../../layout/intake-form';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { stitchedOutline } from '../../components/motif';
import { ruleAbove } from '../../components/stitched';
import { chakra, recipe } from '../../theme/styled';

const Card = chakra(
  'li',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      position: 'relative',
      display: 'grid',
      gap: '5',
      justifyItems: 'start',
      padding: { base: '6', lg: '8' },
      borderRadius: '32px',
    },
    variants: {
      ...cloth.variants,
      featured: {
        true: { paddingBlock: { lg: '12' } },
        false: stitchedOutline({ radius: 32 }),
      },
    },
  }),
);
const Badge = chakra(
  'p',
  recipe({
    base: {
      position: 'absolute',
      top: '0',
      insetInlineStart: { base: '6', lg: '8' },
      transform: 'translateY(-50%)',
      paddingInline: '4',
      paddingBlock: '1.5',
      borderRadius: 'pill',
      background: 'var(--cloth-action)',
      color: 'var(--cloth-action-text)',
      textStyle: 'label',
    },
  }),
);
const Name = chakra('h3', recipe({ base: { textStyle: 'title', fontSize: '1.75rem' } }));
const Features = chakra('ul', recipe({ base: { display: 'grid', width: '100%' } }));
const Feature = chakra(
  'li',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '1.25rem 1fr',
      gap: '3',
      paddingBlock: '2.5',
      textStyle: 'body',
      ...ruleAbove,
      '& svg': { marginTop: '0.25em' },
    },
  }),
);

interface Props {
  tier: Queries.TiersFragment['items'][number];
  colour: ClothColour;
  /** MOST POPULAR, on the card that is. */
  badge?: string;
  strings: { choose: string; chooseName: (tier: string) => string };
  onChoose: (slug: string) => void;
}

/** One package. Its button leads to the intake form, which then shows what was chosen (decisions, tiers). */
export function TierCard({
  tier: { slug, name, text, features },
  colour,
  badge,
  strings,
  onChoose,
}: Props) {
  return (
    <Card colour={colour} featured={badge !== undefined}>
      {badge && <Badge>{badge}</Badge>}
      <Name>{name}</Name>
      <Body>{text}</Body>
      <Features>
        {features.map((feature) => (
          <Feature key={feature}>
            <Icon name="check" size={20} strokeWidth={2.75} />
            {feature}
          </Feature>
        ))}
      </Features>
      <ButtonAnchor
        href={`#${intakeFormId}`}
        onClick={() => onChoose(slug)}
        aria-label={strings.chooseName(name)}
      >
        {strings.choose}
      </ButtonAnchor>
    </Card>
  );
}
