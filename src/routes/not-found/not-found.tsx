import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Lead } from '../../components/Heading';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { Motif } from '../../motif';
import { headFromStrings } from '../../seo/SeoTags';

type Data = Queries.NotFoundPageQuery;

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: 'block' },
    gridTemplateColumns: { lg: '1fr 1fr' },
    alignContent: 'center',
    alignItems: 'center',
    minHeight: '80svh',
    paddingTop: 'calc({sizes.header} + 2rem)',
    paddingBottom: 'section',
  },
});
const Headline = chakra('h1', { base: { textStyle: 'display', maxWidth: '14ch' } });
const Words = chakra('div', { base: { display: 'grid', gap: '6', justifyItems: 'start' } });
const Thread = chakra('div', {
  base: {
    order: { lg: '1' },
    width: { base: '11rem', md: '18rem', lg: 'auto' },
    '& > .motif': { width: '100%' },
  },
});

/** The 404 page. It logs the path (docs/requirements.md#not-found). */
export default function NotFoundPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  useEffect(() => {
    console.error(`404: ${window.location.pathname}`);
  }, []);
  return (
    <Page data={data} context={{ ...context, englishPath: '/404' }}>
      <Container>
        <Panel>
          <Thread>
            <Motif name="loose" size={288} on="paper" eager />
          </Thread>
          <Words>
            <Headline>{t('layout:notFoundTitle')}</Headline>
            <Lead>{t('layout:notFoundText')}</Lead>
            <ButtonLink to="/">{t('layout:backHome')}</ButtonLink>
          </Words>
        </Panel>
      </Container>
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'layout:notFoundTitle',
  description: 'layout:notFoundText',
  hidden: true,
});

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "layout"] } }) {
      ...Texts
    }
  }
`;
