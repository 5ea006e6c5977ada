/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Email } from './email';

const STYLES = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem }
  article { border-top: 1px solid #767676; padding: 1rem 0 }
  dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem }
  dt { font-weight: 600 }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** The mailbox for people, as a whole HTML document: newest first, everything escaped by React. */
export function renderMailbox(emails: readonly Email[]): string {
  return `<!doctype html>${renderToStaticMarkup(<MailboxPage emails={emails} />)}`;
}

function MailboxPage({ emails }: { emails: readonly Email[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`Mailbox (${emails.length})`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>
          {emails.length === 0
            ? 'Nothing yet. What the forms of this preview send arrives here and goes no further.'
            : `${emails.length} received, newest first.`}{' '}
          <a href="/__mailbox">Reload</a>
        </p>
        {emails.map((email) => (
          <EmailArticle key={email.id} email={email} />
        ))}
      </body>
    </html>
  );
}

function EmailArticle({ email }: { email: Email }) {
  const { template_params: params } = email;
  return (
    <article>
      <h2 dir="auto">{asText(params['title'] ?? email.template_id)}</h2>
      <p>
        <time dateTime={email.receivedAt}>{email.receivedAt}</time>, {email.endpoint}, service{' '}
        {email.service_id}, template {email.template_id}
      </p>
      <dl>
        {Object.entries(params).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd dir="auto">{asText(value)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
