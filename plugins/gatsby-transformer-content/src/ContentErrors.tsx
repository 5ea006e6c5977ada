import { graphql, useStaticQuery } from 'gatsby';

interface Data {
  contentErrors: { text: string } | null;
}

/** Shows the errors of the content over the page. Gatsby updates the data of the query in an open page. */
export default function ContentErrors() {
  const { contentErrors } = useStaticQuery<Data>(graphql`
    query ContentErrors {
      contentErrors {
        text
      }
    }
  `);
  return (
    <pre role="alert" style={contentErrors?.text ? style : undefined}>
      {contentErrors?.text}
    </pre>
  );
}

const style = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 9999,
  maxHeight: '60vh',
  margin: 0,
  overflow: 'auto',
  padding: 16,
  whiteSpace: 'pre-wrap',
  background: '#7A1512',
  color: '#FFF',
} as const;
