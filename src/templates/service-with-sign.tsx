import { graphql, type PageProps } from 'gatsby';
import { Part } from '../components/Part';
import type { PageContext } from '../i18n/page-context';
import { localizedUrl } from '../i18n/paths';
import { present } from '../lib/present';
import { ServiceBody, ServiceHead } from '../sections/service/ServiceBody';
import { Sign } from '../sections/service/sign/Sign';

type Data = Queries.ServiceWithSignQuery;

/** The page of the service that has the section “Your name over the door”. Its code is on no other page. */
export default function ServiceWithSign({ data, pageContext }: PageProps<Data, PageContext>) {
  const studio = present(data.studio, 'studio');
  const { i18n, language } = pageContext;
  return (
    <ServiceBody data={data} context={pageContext}>
      <Part near>
        <Sign
          sign={present(data.sign, 'sign')}
          service={present(data.service, 'service').title}
          studio={{ name: studio.name, whatsapp: studio.whatsapp }}
          address={localizedUrl(i18n.originalPath, language, studio.url)}
        />
      </Part>
    </ServiceBody>
  );
}

export const Head = ServiceHead;

export const query = graphql`
  query ServiceWithSign($language: String!, $slug: String!) {
    ...ServiceBody
    sign(language: { eq: $language }) {
      ...Sign
    }
  }
`;
