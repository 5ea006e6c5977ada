import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { clothPicture, productMotif } from '../components/share-picture';
import type { PageContext } from '../i18n/page-context';
import { absoluteUrl, localizedUrl } from '../i18n/paths';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { softwareTool } from '../seo/structured-data';
import { ProductView } from '../views/ProductView';

type Data = Queries.ProductPageQuery;

export default function ProductPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ProductView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { name, seo, colour, plans } = present(data.product, 'product');
  const studio = present(data.studio, 'studio');
  const picture = clothPicture({ colour: colour, motif: productMotif });
  const tool = {
    name,
    description: seo.description,
    url: localizedUrl(pageContext.englishPath, pageContext.language, studio.url),
    image: absoluteUrl(picture, studio.url),
    plans,
  };
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={picture}
      things={[softwareTool(tool, studio)]}
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
