import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { Body } from '../../components/Heading';
import { Columns, Container } from '../../components/Container';
import { Section } from '../../components/Section';
import { pagePaths } from '../../i18n/page-paths';
import { useMessages } from '../../i18n/useMessages';
import { anchorOf } from '../../lib/anchor';
import { pagesOf } from '../../layout/pages-of';
import type { LinkedEntries } from '../../layout/shell';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';
import { plain } from '../../lib/phrases';

const Grid = chakra(Columns, {
  base: {
    gridTemplateColumns: { lg: '18rem minmax(0, 1fr)' },
    '@media print': { display: 'block' },
  },
});
const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: 'calc({sizes.header} + 1.5rem)',
    '& h2': { textStyle: 'label', marginBottom: '3' },
    '& a': {
      display: 'block',
      paddingBlock: '1.5',
      textStyle: 'body',
      textDecoration: 'underline dashed 1.5px',
      textUnderlineOffset: '0.35em',
      _hover: { color: 'accent.text' },
    },
  },
});
const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    // Room below the header for a target that is no section with a padding.
    marginTop: '-6',
    paddingTop: '6',
    marginBottom: 'block',
    '& h2': { textStyle: 'title' },
    '@media print': { marginBottom: '1.5rem', display: 'block' },
  },
});

const Links = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& h2': { width: '100%', textStyle: 'label' },
  },
});

interface Props {
  page: Queries.LegalTextFragment;
  data: LinkedEntries;
}

/** The sections of a legal page with anchors, a table of contents, and links to the other legal pages and to the contact page. */
export default function LegalText({ page, data }: Props) {
  const t = useMessages();
  const others = pagesOf(data, 'legal').filter(({ path }) => path !== page.path);
  return (
    <Section>
      <Container>
        <Grid>
          <Contents aria-labelledby="contents">
            <h2 id="contents">{t('support:contents')}</h2>
            <ol>
              {page.sections.map(({ slug, title }) => (
                <li key={slug}>
                  <a href={`#${anchorOf('section', slug)}`}>
                    <Phrases>{title}</Phrases>
                  </a>
                </li>
              ))}
            </ol>
          </Contents>
          <div>
            {page.sections.map(({ slug, title, paragraphs }) => {
              const id = anchorOf('section', slug);
              return (
                <Part key={slug} id={id} aria-labelledby={`title-${id}`}>
                  <h2 id={`title-${id}`}>
                    <Phrases>{title}</Phrases>
                  </h2>
                  {paragraphs.map((paragraph) => (
                    <Body key={paragraph}>{paragraph}</Body>
                  ))}
                </Part>
              );
            })}
            <Links aria-labelledby="other-legal">
              <h2 id="other-legal">{t('support:otherLegal')}</h2>
              {others.map(({ path, linkText: title }) => (
                <ButtonLink key={path} variant="stitched" to={path}>
                  {plain(title)}
                </ButtonLink>
              ))}
              <ButtonLink variant="stitched" to={pagePaths.contact}>
                {t('common:contactUs')}
              </ButtonLink>
            </Links>
          </div>
        </Grid>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment LegalText on LegalPage {
    path
    sections {
      slug
      title
      paragraphs
    }
  }
`;
