import type { ComponentType } from 'react';

/*
 * What src/build/static-parts.cjs puts in place of a component in a file `*.static.tsx`. The names are unique on a page.
 */

/** Draws a static part in the build. */
export function drawnPart<Props extends object>(name: string, Part: ComponentType<Props>) {
  return function StaticPart(props: Props) {
    return (
      <div data-static={name}>
        <Part {...props} />
      </div>
    );
  };
}

/** Stands for a static part in browsers: hydration leaves what the build drew as it is. */
export function emptyPart(name: string) {
  const html = {
    // Read only if React draws the page anew, as after an extension or a translator has changed its words.
    get __html() {
      return document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
    },
  };
  return function StaticPart() {
    return <div data-static={name} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
  };
}
