import { graphql, type PageProps } from 'gatsby';
import { useEffect, useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../../components/Container';
import { Lead } from '../../components/Heading';
import type { PatternMotif } from '../../components/motif/drawings';
import { Motif } from '../../components/motif/Motif';
import { Phrases } from '../../components/Phrases';
import { Surface } from '../../components/Surface';
import type { PageContext } from '../../i18n/page-context';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import { headFromStrings } from '../../seo/SeoTags';
import type { ColorScheme } from '../../theme/recipes/surface';

const Grid = chakra('section', {
  base: {
    display: 'grid',
    gap: 'block',
    gridTemplateColumns: { lg: '1fr 1fr' },
    minHeight: { lg: '88svh' },
    paddingTop: 'calc({sizes.header} + 2rem)',
    paddingBottom: 'block',
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignContent: 'center',
    maxWidth: '30rem',
    paddingBlock: { base: '4', lg: '8' },
  },
});
const Headline = chakra('h1', { base: { textStyle: 'headline', outline: 'none' } });
const Pattern = chakra(Surface, {
  base: {
    position: 'relative',
    display: { base: 'none', lg: 'block' },
    overflow: 'hidden',
    '& > .motif': { position: 'absolute', inset: '0' },
  },
});

export type AccountPageProps = PageProps<Queries.AccountPageFragment, PageContext>;

interface Props extends Pick<AccountPageProps, 'data' | 'pageContext'> {
  /** Its title and its text are strings. */
  view: 'signIn' | 'signInDone' | 'signUp' | 'forgot' | 'checkEmail' | 'confirmation';
  /** For its text. */
  email?: string;
  color: ColorScheme;
  motif: PatternMotif;
  children: ReactNode;
}

/** An account page: text and form on the left, a motif on the right on wide screens. Another view takes the focus. */
export function AccountPage({
  data,
  pageContext,
  view,
  email = '',
  color,
  motif,
  children,
}: Props) {
  const t = useMessages();
  const headline = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (view !== shown.current) headline.current?.focus();
    shown.current = view;
  }, [view]);
  return (
    <Page data={data} context={pageContext}>
      <Container>
        <Grid>
          <Words>
            <Headline ref={headline} tabIndex={-1}>
              <Phrases>{t(`account:${view}Title`)}</Phrases>
            </Headline>
            <Lead>{t(`account:${view}Text`, { email })}</Lead>
            {children}
          </Words>
          <Pattern color={color}>
            <Motif name={motif} size={600} on={color} cover />
          </Pattern>
        </Grid>
      </Container>
    </Page>
  );
}

/** Returns the `Head` of an account page, which search engines leave out. */
export const accountHead = (page: 'signIn' | 'signUp' | 'forgot' | 'confirmation') =>
  headFromStrings({
    title: `account:${page}Title`,
    description: `account:${page}SeoDescription`,
    hidden: true,
  });

/** @public */
export const accountPage = graphql`
  fragment AccountPage on Query {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "account"] } }
    ) {
      ...Texts
    }
  }
`;
