import { chakra } from '@chakra-ui/react/styled-system';
import { getLanguage } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { useMessages } from '../../../i18n/useMessages';
import { priceWords, takaWords } from './price';

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
  /** Without it, the price is in dollars only. */
  taka: Queries.PlanRateFragment['taka'];
}

/** The price of a plan. */
export function PlanPrice({ plan, taka }: Props) {
  const t = useMessages();
  const { locale } = getLanguage(useLanguage());
  const { lead, amount, rest } = priceWords(plan, locale, t);
  return (
    <Price>
      {lead && <span>{lead}</span>}
      <Amount>{amount}</Amount>
      {rest}
      {taka && <Equivalent>{takaWords(plan.price, taka, locale, t)}</Equivalent>}
    </Price>
  );
}
