import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../../i18n/page-context';
import { ServiceBody } from './ServiceBody';
import { ServiceHead } from './ServiceHead';

type Data = Queries.ServicePageQuery;

export default function ServicePage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <ServiceBody data={data} context={pageContext} />;
}

export function Head(props: HeadProps<Data, PageContext>) {
  return <ServiceHead {...props} />;
}

export const query = graphql`
  query ServicePage($language: String!, $slug: String!) {
    ...ServiceBody
  }
`;
