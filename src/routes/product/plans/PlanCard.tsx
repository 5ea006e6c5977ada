import { ButtonLink } from '../../../components/Button';
import { PricingCard } from '../../../components/PricingCard';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import type { PriceWords } from './price';

const Price = chakra('p', { base: { textStyle: 'label', whiteSpace: 'pre-wrap' } });
const Amount = chakra('span', {
  base: {
    // The spaces of the small text around it are narrow.
    marginInlineEnd: '0.15em',
    'span + &': { marginInlineStart: '0.15em' },
    textStyle: 'figure',
    fontSize: 'calc(clamp(2rem, 1.4rem + 1.5vw, 2.625rem) * var(--display-scale))',
  },
});

interface Props {
  plan: Queries.PlansFragment['plans'][number];
  price: PriceWords;
  color: ColorScheme;
  /** On the plan that is recommended. */
  badge: string | undefined;
  /** The subject of the message that its button opens. */
  subject: string;
}

/** One plan. Its button opens the contact page with the plan as subject. */
export function PlanCard({ plan, price, color, badge, subject }: Props) {
  return (
    <PricingCard
      name={plan.name}
      price={
        <Price>
          {price.lead && <span>{price.lead}</span>}
          {/* Browsers may set other spaces about a currency than the server did. */}
          <Amount suppressHydrationWarning>{price.amount}</Amount>
          {price.rest}
        </Price>
      }
      text={plan.text}
      features={plan.features}
      color={color}
      badge={badge}
    >
      <ButtonLink to={`/support/contact-us?subject=${encodeURIComponent(subject)}`}>
        {plan.cta}
      </ButtonLink>
    </PricingCard>
  );
}
