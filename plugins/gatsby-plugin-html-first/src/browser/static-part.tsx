import type { ComponentType } from 'react';
import { keptHtml } from './kept-html';

/*
 * static-parts.cjs replaces the component of a `*.static.tsx` file with one of these. Each name is unique on a page.
 */

/** Returns the component that renders a static part in the build. */
export function renderedPart<Props extends object>(name: string, Part: ComponentType<Props>) {
  return function StaticPart(props: Props) {
    return (
      <div data-static={name}>
        <Part {...props} />
      </div>
    );
  };
}

/** Returns the component that replaces a static part in the browser. Hydration does not change the HTML of the build. */
export function emptyPart(name: string) {
  const kept = keptHtml(`[data-static="${name}"]`);
  return function StaticPart() {
    return <div data-static={name} {...kept} />;
  };
}
