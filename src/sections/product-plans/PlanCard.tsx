import { ButtonLink } from '../../components/Button';
import { Body } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { stitchedOutline } from '../../components/motif';
import { ruleAbove } from '../../components/stitched';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';
import type { PriceWords } from './price';

const Card = chakra(
  'li',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      position: 'relative',
      display: 'grid',
      gap: '4',
      justifyItems: 'start',
      padding: { base: '6', lg: '8' },
      borderRadius: '32px',
    },
    variants: {
      ...cloth.variants,
      featured: {
        true: { paddingBlock: { base: '8', lg: '12' } },
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
const Name = chakra('h3', recipe({ base: { textStyle: 'title' } }));
const Price = chakra('p', recipe({ base: { textStyle: 'label', whiteSpace: 'pre-wrap' } }));
const Amount = chakra(
  'span',
  recipe({
    base: {
      textStyle: 'figure',
      fontSize: 'calc(clamp(2rem, 1.4rem + 1.5vw, 2.625rem) * var(--display-scale))',
    },
  }),
);
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
  plan: Queries.PlansFragment['plans'][number];
  price: PriceWords;
  colour: ClothColour;
  /** On the plan that is recommended. */
  badge?: string;
  /** What the message is about that its button leads to. */
  subject: string;
}

/** One plan. Its button opens the contact page with the plan as subject (spec §3, Plan). */
export function PlanCard({ plan, price, colour, badge, subject }: Props) {
  return (
    <Card colour={colour} featured={badge !== undefined}>
      {badge && <Badge>{badge}</Badge>}
      <Name>{plan.name}</Name>
      <Price>
        {price.lead}
        {/* Browsers may set other spaces about a currency than the server did. */}
        <Amount suppressHydrationWarning>{price.amount}</Amount>
        {price.rest}
      </Price>
      <Body>{plan.text}</Body>
      <Features>
        {plan.features.map((feature) => (
          <Feature key={feature}>
            <Icon name="check" size={20} strokeWidth={2.75} />
            {feature}
          </Feature>
        ))}
      </Features>
      <ButtonLink to={`/support/contact-us?subject=${encodeURIComponent(subject)}`}>
        {plan.cta}
      </ButtonLink>
    </Card>
  );
}
