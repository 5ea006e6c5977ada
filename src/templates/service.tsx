import { graphql, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { ServiceBody, ServiceHead } from '../sections/service/ServiceBody';

type Data = Queries.ServicePageQuery;

export default function ServicePage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ServiceBody data={data} context={pageContext} />;
}

export const Head = ServiceHead;

export const query = graphql`
  query ServicePage($language: String!, $slug: String!) {
    ...ServiceBody
  }
`;
