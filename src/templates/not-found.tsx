import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { ButtonLink } from '../components/Button';
import { Container } from '../components/Container';
import { Lead, PageTitle } from '../components/Heading';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { Motif } from '../components/motif/Motif';
import { headFromStrings } from '../seo/SeoTags';
import { LooseThread } from '../sections/not-found/LooseThread';

type Data = Queries.NotFoundPageQuery;

const Panel = chakra('section', {
  base: {
    // The width of the drawing.
    '--size': { base: 'min(100vw - 2 * var(--gutter), 34rem)', lg: 'min(52vw - 6rem, 41rem)' },
    display: 'grid',
    rowGap: '6',
    gridTemplateColumns: { base: 'var(--size)', lg: 'auto minmax(0, 1fr) var(--size)' },
    alignContent: 'center',
    minHeight: '80svh',
    paddingTop: 'calc({sizes.header} + 2rem)',
    paddingBottom: 'section',
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridArea: { base: '2 / 1', lg: '1 / 1 / auto / span 2' },
    alignSelf: 'end',
    // The thread passes here.
    paddingInlineEnd: { base: '10', lg: '6' },
  },
});
const Drawing = chakra('div', {
  base: {
    gridArea: { base: '1 / 1', lg: '1 / 3' },
    alignSelf: 'end',
    '& > .motif': { width: '100%' },
  },
});
/* Smaller than other page titles, as the thread or the drawing is beside it. */
const Title = chakra(PageTitle, {
  base: {
    fontSize: 'calc(clamp(2rem, 1rem + 4.6vw, 5rem) * var(--display-scale))',
    maxWidth: '16ch',
  },
});

/** The 404 page. It logs the path (docs/requirements.md#not-found). */
export default function NotFoundPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  useEffect(() => {
    console.error(`404: ${window.location.pathname}`);
  }, []);
  return (
    <Page data={data} context={context}>
      <Container>
        <Panel>
          <Words>
            <Title>{t('layout:notFoundTitle')}</Title>
            <Lead>{t('layout:notFoundText')}</Lead>
          </Words>
          <Drawing>
            <Motif name="loose" size={288} on="paper" eager />
          </Drawing>
          <ButtonLink to="/">{t('layout:backHome')}</ButtonLink>
          <LooseThread />
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
