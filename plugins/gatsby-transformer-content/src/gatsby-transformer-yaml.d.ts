declare module 'gatsby-transformer-yaml/gatsby-node' {
  import type { GatsbyNode } from 'gatsby';

  export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']>;
}
