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
    allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        slug
        title
        path
        color
        motif
      }
    }
    allStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        slug
        client
        title
        path
      }
    }
    allProduct(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
    allLegalPage(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        title
        path
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

/** The entries whose pages the header and the footer link to. */
export type LinkedEntries = Omit<ShellData, 'studio'>;
