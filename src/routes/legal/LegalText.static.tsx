import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Body } from '../../components/Heading';
import { Container } from '../../components/Container';
import { Section } from '../../components/Section';
import { chakra } from '@chakra-ui/react/styled-system';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    alignItems: 'start',
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
    marginBottom: 'block',
    scrollMarginTop: '6rem',
    '& h2': { textStyle: 'title' },
    '@media print': { marginBottom: '1.5rem', display: 'block' },
  },
});

interface Props {
  page: Queries.LegalTextFragment;
  contents: string;
  /** Content after the text. */
  children: ReactNode;
}

/** The sections of a legal page with anchors, and a table of contents. */
export default function LegalText({ page, contents, children }: Props) {
  return (
    <Section>
      <Container>
        <Grid>
          <Contents aria-labelledby="contents">
            <h2 id="contents">{contents}</h2>
            <ol>
              {page.sections.map(({ slug, title }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <div>
            {page.sections.map(({ slug, title, paragraphs }) => (
              <Part key={slug} id={slug} aria-labelledby={`${slug}-title`}>
                <h2 id={`${slug}-title`}>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <Body key={paragraph}>{paragraph}</Body>
                ))}
              </Part>
            ))}
            {children}
          </div>
        </Grid>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment LegalText on LegalPage {
    sections {
      slug
      title
      paragraphs
    }
  }
`;
