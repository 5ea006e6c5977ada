import type { GatsbyBrowser } from 'gatsby';

interface Failed {
  errors?: readonly { message: string }[];
}

/** While developing, shows the errors of the content in place of a page that cannot be queried. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  if (process.env.NODE_ENV !== 'development') return element;
  const { errors } = props as Failed;
  if (!errors) return element;
  return (
    <pre role="alert" style={{ padding: 16, whiteSpace: 'pre-wrap' }}>
      {errors.map(({ message }) => message).join('\n')}
    </pre>
  );
};
