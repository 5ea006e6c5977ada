import { graphql } from 'gatsby';

/** The data of header, footer and chat links. Every page query spreads it. @public */
export const shell = graphql`
  fragment Shell on Query {
    studio(language: { eq: $language }) {
      name
      url
      description
      email
      phone
      messenger
      whatsapp {
        number
        greeting
      }
      address {
        street
        city
        country
      }
      social {
        name
        url
      }
    }
    # The kinds of content with pages, and the pages.
    allCollection {
      nodes {
        name
        title
        path
        inHeader
        inFooter
      }
    }
    allEntryPage(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        collection
        slug
        path
        linkText
        shortLinkText
        ... on Service {
          color
          motif
        }
        ... on Study {
          color
          motif
        }
      }
    }
  }

  # The texts of a page: a template names the namespaces it reads.
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

export type ShellData = Queries.ShellFragment;

export type Studio = NonNullable<ShellData['studio']>;

/** What it takes to reach the studio. */
export type Contact = Pick<Studio, 'email' | 'messenger' | 'whatsapp'>;

export const contactOf = ({ email, messenger, whatsapp }: Contact): Contact => ({
  email,
  messenger,
  whatsapp,
});

/** The entries whose pages the header and the footer link to. */
export type LinkedEntries = Pick<ShellData, 'allCollection' | 'allEntryPage'>;
