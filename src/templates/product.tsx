import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { schemePicture, productMotif } from '../seo/share-picture';
import type { PageContext } from '../i18n/page-context';
import { absoluteUrl, localizedUrl } from '../i18n/paths';
import { Part } from '../components/Part';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { ProductExample } from '../sections/product/example/ProductExample';
import Features from '../sections/product/Features.static';
import ProductHero from '../sections/product/hero/ProductHero.static';
import HowItWorks from '../sections/product/HowItWorks.static';
import Integrations from '../sections/product/Integrations.static';
import OtherProducts from '../sections/product/OtherProducts.static';
import Plans from '../sections/product/plans/Plans.static';
import { SeoTags } from '../seo/SeoTags';
import { softwareApplication } from '../seo/structured-data';

type Data = Queries.ProductPageQuery;

/** A product of the studio: what it does, shown at work, and what it costs. */
export default function ProductPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const product = present(data.product, 'product');
  const { taka } = present(data.studio, 'studio');
  return (
    <Page
      data={data}
      context={context}
      color={product.color}
      firstScreen={<ProductHero product={product} />}
    >
      <Part near>
        <ProductExample example={product.example} color={product.color} />
      </Part>
      <Features features={product.features} />
      <HowItWorks steps={product.steps} />
      <Integrations names={product.integrations} />
      <Plans product={product} taka={taka} />
      <OtherProducts products={data.others.nodes} />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { name, seo, color, plans } = present(data.product, 'product');
  const studio = present(data.studio, 'studio');
  const picture = schemePicture({ color, motif: productMotif });
  const product = {
    name,
    description: seo.description,
    url: localizedUrl(pageContext.i18n.originalPath, pageContext.language, studio.url),
    image: absoluteUrl(picture, studio.url),
    plans,
  };
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={picture}
      things={[softwareApplication(product, studio)]}
    />
  );
}

export const query = graphql`
  query ProductPage($language: String!, $slug: String!) {
    ...Shell
    studio(language: { eq: $language }) {
      ...PlanRate
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "product"] } }
    ) {
      ...Texts
    }
    product(slug: { eq: $slug }, language: { eq: $language }) {
      name
      color
      integrations
      ...ProductHero
      ...ProductExample
      ...ProductFeatures
      ...ProductSteps
      ...Plans
      seo {
        title
        description
      }
    }
    others: allProduct(
      filter: { language: { eq: $language }, slug: { ne: $slug } }
      sort: { order: ASC }
    ) {
      nodes {
        ...OtherProduct
      }
    }
  }
`;
