import { getLanguage } from '../i18n/languages';
import { numbersIn } from '../i18n/numbers';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { ProductExample } from '../sections/product/example/ProductExample';
import { priceWords } from '../sections/product/plans/price';
import ProductHero from '../sections/product/hero/ProductHero.static';
import Features from '../sections/product/Features.static';
import HowItWorks from '../sections/product/HowItWorks.static';
import Integrations from '../sections/product/Integrations.static';
import Plans from '../sections/product/plans/Plans.static';
import OtherProducts from '../sections/product/OtherProducts.static';

interface Props {
  data: Queries.ProductPageQuery;
  context: { language: string; englishPath: string };
}

/** A tool of the studio: what it does, shown at work, and what it costs (spec §2, Product pages). */
export function ProductView({ data, context }: Props) {
  const t = useMessages();
  const product = present(data.product, 'product');
  const { locale } = getLanguage(context.language);
  const number = numbersIn(context.language);
  return (
    <Page
      data={data}
      context={context}
      colour={product.colour}
      opening={<ProductHero product={product} plansLabel={t('product:seePlans')} />}
    >
      <ProductExample product={product} locale={locale} />
      <Features product={product} title={t('product:featuresTitle')} />
      <HowItWorks product={product} title={t('product:stepsTitle')} number={number} />
      <Integrations names={product.integrations} title={t('product:integrationsTitle')} />
      <Plans
        product={product}
        strings={{
          title: t('product:plansTitle'),
          text: t('product:plansText'),
          featured: t('product:featured'),
          price: (plan) => priceWords(plan, locale, t),
          subject: (plan) => t('product:planSubject', { product: product.name, plan }),
        }}
      />
      <OtherProducts products={data.others.nodes} title={t('product:othersTitle')} />
    </Page>
  );
}
