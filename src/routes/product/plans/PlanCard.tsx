import { ButtonLink } from '../../../components/Button';
import { PricingCard } from '../../../components/PricingCard';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { getLanguage } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { useMessages } from '../../../i18n/useMessages';
import { priceWords, takaWords, type TakaRate } from './price';

const Price = chakra('p', { base: { textStyle: 'label', whiteSpace: 'pre-wrap' } });
/* An empty one keeps the cards in line. */
const Equivalent = chakra('span', {
  base: {
    display: 'block',
    marginTop: '1',
    minHeight: { lg: 'calc(0.9375rem * var(--text-leading))' },
    textStyle: 'small',
    textWrap: 'balance',
    fontWeight: '400',
    WebkitTextStroke: '0',
  },
});
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
  color: ColorScheme;
  /** Without it, the price is in dollars only. */
  taka: TakaRate | null;
  /** The subject of the message that its button opens. */
  subject: string;
}

/** One plan. Its button opens the contact page with the plan as subject. */
export function PlanCard({ plan, color, taka, subject }: Props) {
  const t = useMessages();
  const { locale } = getLanguage(useLanguage());
  const { lead, amount, rest } = priceWords(plan, locale, t);
  return (
    <PricingCard
      name={plan.name}
      figure={
        <Price>
          {lead && <span>{lead}</span>}
          {/* Browsers may set other spaces about a currency than the server did. */}
          <Amount suppressHydrationWarning>{amount}</Amount>
          {rest}
          {taka && <Equivalent>{takaWords(plan.price, taka, locale, t)}</Equivalent>}
        </Price>
      }
      text={plan.text}
      features={plan.features}
      color={color}
      badge={plan.featured ? t('common:recommended') : undefined}
    >
      <ButtonLink to={`/support/contact-us?subject=${encodeURIComponent(subject)}`}>
        {plan.cta}
      </ButtonLink>
    </PricingCard>
  );
}
