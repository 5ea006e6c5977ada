import type { ComponentType } from 'react';

/*
 * src/build/static-parts.cjs replaces the component of a `*.static.tsx` file with these. The names are unique on a page.
 */

/** Renders a static part in the build. */
export function drawnPart<Props extends object>(name: string, Part: ComponentType<Props>) {
  return function StaticPart(props: Props) {
    return (
      <div data-static={name}>
        <Part {...props} />
      </div>
    );
  };
}

/** Replaces a static part in the browser. Hydration leaves the HTML of the build as it is. */
export function emptyPart(name: string) {
  const html = {
    // Read only if React renders on the client, for example after an extension or a translator changed the HTML.
    get __html() {
      return document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
    },
  };
  return function StaticPart() {
    return <div data-static={name} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
  };
}
