import { lazy, Suspense, useId, useState, type ComponentType } from 'react';
import { fetchCode } from '../lib/when-needed';
import { isServed, onceDrawnHere } from '../lib/served-page';

/**
 * Takes what fetches a component in which nothing moves or answers; gives the component as a *still* part of a page (docs/decisions/0017-still-parts.md).
 * A page that came from the server keeps what the server drew of it, and its code is not fetched before the visitor leaves.
 * Pages that a visitor goes on to inside the site fetch it with their own code.
 */
export function still<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Here: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Here = await fetchCode(load);
    return { default: Here };
  };
  const Part = lazy(() => fetchPart().catch(askServer));
  // A page's code is fetched before a visitor arrives: what belongs to it comes along.
  if (typeof window !== 'undefined') onceDrawnHere(fetchPart);

  return function Still(props: Props) {
    const id = useId();
    const [html] = useState(() => (isServed() ? drawn(id) : undefined));
    if (html !== undefined) {
      return <div data-still={id} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
    }
    return (
      <div data-still={id}>
        {Here ? (
          <Here {...props} />
        ) : (
          <Suspense>
            <Part {...props} />
          </Suspense>
        )}
      </div>
    );
  };
}

/** The page from the server has what does not come as code. */
function askServer(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** What the server drew of a part, should React ever draw the page around it anew. */
function drawn(id: string): { __html: string } | undefined {
  const part = document.querySelector(`[data-still="${id}"]`);
  return part ? { __html: part.innerHTML } : undefined;
}
