import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { clothPicture, productMotif } from '../components/share-picture';
import type { PageContext } from '../i18n/page-context';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { ProductView } from '../views/ProductView';

type Data = Queries.ProductPageQuery;

export default function ProductPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ProductView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo, colour } = present(data.product, 'product');
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={clothPicture({ colour: colour, motif: productMotif })}
    />
  );
}

export const query = graphql`
  query ProductPage($language: String!, $slug: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "product"] } }
    ) {
      ...Texts
    }
    product(slug: { eq: $slug }, language: { eq: $language }) {
      name
      colour
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
